import Quill from 'quill/core';
import { BackgroundStyle } from 'quill/formats/background';
import Bold from 'quill/formats/bold';
import { ColorStyle } from 'quill/formats/color';
import Header from 'quill/formats/header';
import Image from 'quill/formats/image';
import Indent from 'quill/formats/indent';
import Italic from 'quill/formats/italic';
import Link from 'quill/formats/link';
import List from 'quill/formats/list';
import Strike from 'quill/formats/strike';
import Underline from 'quill/formats/underline';

/** Registers only the formats of the toolbar: the library's own themes and icons stay out of the chunk. */
Quill.register({
  'formats/header': Header,
  'formats/bold': Bold,
  'formats/italic': Italic,
  'formats/underline': Underline,
  'formats/strike': Strike,
  'formats/color': ColorStyle,
  'formats/background': BackgroundStyle,
  'formats/list': List,
  'formats/indent': Indent,
  'formats/link': Link,
  'formats/image': Image,
});

export { Quill };
