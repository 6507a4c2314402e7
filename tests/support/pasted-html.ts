export type PastedSample = { from: string; html: string; becomes: string; droppedPictures?: number };

const wordHead = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-size:12.0pt; font-family:"Times New Roman",serif;} @list l0:level1 {mso-level-number-format:bullet;} --></style></head>
<body lang=VI style='tab-interval:36.0pt'><!--StartFragment-->`;
const wordTail = '<!--EndFragment--></body></html>';

/** A list item as Word writes it: a paragraph, its marker as text between conditional comments. */
const wordItem = (list: string, level: number, marker: string, text: string): string =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 36}.0pt;text-indent:-18.0pt;mso-list:${list} level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span style='font-size:12.0pt'>${text}</span><o:p></o:p></p>`;

const googleSpan = (text: string, style = ''): string =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;${style}">${text}</span>`;
const google = (html: string): string =>
  `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1a2b3c4d-7fff">${html}</b><br class="Apple-interchange-newline">`;
const googleItem = (level: number, text: string): string =>
  `<li dir="ltr" style="list-style-type:disc;font-size:11pt" aria-level="${level}"><p dir="ltr" style="line-height:1.38;margin-top:0pt" role="presentation">${googleSpan(text)}</p></li>`;

/** HTML as other programs put it on the clipboard, and what is left of it. */
export const pastedSamples: readonly PastedSample[] = [
  {
    from: 'Word, a nested list of dots',
    html: `${wordHead}<p class=MsoNormal>Trước<o:p></o:p></p>
${wordItem('l0', 1, '·', 'Gạo')}
${wordItem('l0', 2, 'o', 'Nếp')}
${wordItem('l0', 3, '§', 'Nương')}
${wordItem('l0', 1, '·', 'Chè')}
<p class=MsoNormal>Sau<o:p>&nbsp;</o:p></p>${wordTail}`,
    becomes:
      '<p>Trước</p><ul><li>Gạo<ul><li>Nếp<ul><li>Nương</li></ul></li></ul></li><li>Chè</li></ul><p>Sau </p>',
  },
  {
    from: 'Word, numbers, letters and Roman numbers',
    html: `${wordHead}${wordItem('l0', 1, '3.', 'Ngâm')}${wordItem('l0', 2, 'a)', 'Nước ấm')}${wordItem('l0', 3, 'ii.', 'Bốn giờ')}${wordItem('l1', 1, '1.', 'Nấu')}${wordTail}`,
    becomes:
      '<ol start="3"><li>Ngâm<ol type="a"><li>Nước ấm<ol type="i"><li>Bốn giờ</li></ol></li></ol></li></ol><ol><li>Nấu</li></ol>',
  },
  {
    from: 'Word, a list that begins on the second level',
    html: `${wordHead}${wordItem('l0', 2, 'o', 'Nếp')}${wordItem('l0', 1, '·', 'Gạo')}${wordTail}`,
    becomes: '<ul><li>Nếp</li><li>Gạo</li></ul>',
  },
  {
    from: 'Word, two lists with a paragraph between them',
    html: `${wordHead}${wordItem('l0', 1, '·', 'Gạo')}<p class=MsoNormal>Giữa</p>${wordItem('l0', 1, '·', 'Chè')}${wordTail}`,
    becomes: '<ul><li>Gạo</li></ul><p>Giữa</p><ul><li>Chè</li></ul>',
  },
  {
    from: 'Word, titles and headings',
    html: `${wordHead}<p class=MsoTitle>Sổ tay</p><p class=MsoSubtitle>Mùa vụ</p><h1 style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]><span lang=EN-US style='color:#2F5496'>Gieo</span></h1><h4>Giống</h4><h6>Hạt</h6>${wordTail}`,
    becomes: '<h1>Sổ tay</h1><h2>Mùa vụ</h2><h1>Gieo</h1><h3>Giống</h3><h3>Hạt</h3>',
  },
  {
    from: 'Word, fonts and colours',
    html: `${wordHead}<p class=MsoNormal align=center style='text-align:center'><b><span style='font-size:14.0pt;font-family:"Times New Roman",serif;color:red;mso-themecolor:text1'>Gạo</span></b> <span style='background:yellow;mso-highlight:yellow'>mới</span></p>${wordTail}`,
    becomes: '<p style="text-align: center;"><b>Gạo</b> mới</p>',
  },
  {
    from: 'Word, a table with joined cells',
    html: `${wordHead}<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none'><tr style='mso-yfti-irow:0'><td width=601 colspan=2 valign=top style='width:450.8pt;border:solid windowtext 1.0pt'><p class=MsoNormal>Giá<o:p></o:p></p></td></tr><tr><td rowspan=2 style='width:225pt'><p class=MsoNormal>Gạo</p></td><td><p class=MsoNormal>20.000</p></td></tr><tr><td><p class=MsoNormal><o:p>&nbsp;</o:p></p></td></tr></table>${wordTail}`,
    becomes:
      '<table><tbody><tr><td colspan="2"><p>Giá</p></td></tr><tr><td rowspan="2"><p>Gạo</p></td><td><p>20.000</p></td></tr><tr><td><p> </p></td></tr></tbody></table>',
  },
  {
    from: 'Word, pictures of its own disk',
    html: `${wordHead}<p class=MsoNormal><!--[if gte vml 1]><v:shape><v:imagedata src="file:///C:/Users/LAN/msohtmlclip1/01/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img width=200 height=100 src="file:///C:/Users/LAN/msohtmlclip1/01/clip_image002.jpg" v:shapes="Picture_x0020_1"><![endif]></p><p class=MsoNormal>Ảnh <img src="data:image/png;base64,iVBORw0KGgo="></p>${wordTail}`,
    becomes: '<p>Ảnh </p>',
    droppedPictures: 2,
  },
  {
    from: 'Google Docs, weights and our colour',
    html: google(
      `<p dir="ltr" style="line-height:1.38">${googleSpan('Gạo', 'font-weight:700')}${googleSpan(' nếp', 'font-style:italic')}${googleSpan(' mới', 'text-decoration:underline')}${googleSpan(' cũ', 'text-decoration:line-through')}${googleSpan(' đỏ', 'color:#b3261e')}${googleSpan(' lạ', 'color:#ff0000')}</p>`,
    ),
    becomes:
      '<p><strong>Gạo</strong><em> nếp</em><u> mới</u><s> cũ</s><span style="color: rgb(179, 38, 30);"> đỏ</span> lạ</p>',
  },
  {
    from: 'Google Docs, a nested list',
    html: google(
      `<ul style="margin-top:0">${googleItem(1, 'Gạo')}<ul>${googleItem(2, 'Nếp')}</ul>${googleItem(1, 'Chè')}</ul>`,
    ),
    becomes: '<ul><li><p>Gạo</p><ul><li><p>Nếp</p></li></ul></li><li><p>Chè</p></li></ul>',
  },
  {
    from: 'Google Docs, a table and a picture of its own host',
    html: google(
      `<div dir="ltr" style="margin-left:0pt" align="left"><table style="border:none;border-collapse:collapse;table-layout:fixed;width:451pt"><colgroup><col><col></colgroup><tbody><tr style="height:0pt"><td colspan="2" style="border-left:solid #000000 1pt;padding:5pt"><p dir="ltr">${googleSpan('Giá')}</p></td></tr></tbody></table></div><p><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nX" width="602" height="400"></p><p>${googleSpan('Hết')}</p>`,
    ),
    becomes: '<div><table><tbody><tr><td colspan="2"><p>Giá</p></td></tr></tbody></table></div><p>Hết</p>',
    droppedPictures: 1,
  },
  {
    from: 'a page of this shop',
    html: '<p style="color: rgb(31, 117, 89); padding-left: 6em;">Gạo <img src="http://shop.test/media/u/a.webp" alt="Ruộng" width="640" height="480"><img src="/media/u/b.webp"><img src="https://shop.test.evil.example/media/a.webp"></p>',
    becomes:
      '<p style="color: rgb(31, 117, 89); padding-left: 6em;">Gạo <img src="/media/u/a.webp" alt="Ruộng" width="640" height="480"><img src="/media/u/b.webp"></p>',
    droppedPictures: 1,
  },
  {
    from: 'the editor itself',
    html: '<meta charset="utf-8"><ul data-pm-slice="3 3 []"><li><p>Gạo</p></li><li><p></p></li></ul>',
    becomes: '<ul data-pm-slice="3 3 []"><li><p>Gạo</p></li><li><p></p></li></ul>',
  },
  {
    from: 'a hostile page',
    html: '<p onclick="alert(1)">Gạo<script>alert(1)</script><a href="javascript:alert(1)">bấm</a></p><iframe src="//evil.example"></iframe>',
    becomes: '<p>Gạo<a>bấm</a></p>',
  },
];
