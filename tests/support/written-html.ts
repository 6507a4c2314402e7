/** HTML that writers may send, in the form in which it is stored. */
export const harmlessHtml = [
  '<p>Gạo nếp nương <strong>Điện Biên</strong></p>',
  '<ul><li>Dẻo</li><li>Thơm</li></ul>',
  '<h3>Cách dùng</h3><blockquote>Ngâm 4 giờ</blockquote>',
  '<p style="text-align:center;color:#b3261e">Giữa</p>',
  '<a href="https://cholang.vn/gao" title="Gạo">xem</a>',
  '<a href="/e-commerce/product/gao">xem</a>',
  '<img src="/media/products/gao-640.webp" alt="Gạo" />',
  '<table><tbody><tr><td colspan="2">1 kg</td></tr></tbody></table>',
];

/** Forbidden HTML: what the server keeps of it, and what the browser shows if that differs. */
export const hostileHtml: [written: string, kept: string, shown?: string][] = [
  ['<p>Gạo<script>alert(1)</script></p>', '<p>Gạo</p>'],
  ['<p>Gạo</p><style>body{display:none}</style>', '<p>Gạo</p>'],
  ['<img src="x.png" onerror="alert(1)">', '<img />'],
  ['<img src="/a.webp" onerror=alert(1) alt="Gạo">', '<img src="/a.webp" alt="Gạo" />'],
  ['<a href="javascript:alert(1)">bấm</a>', '<a>bấm</a>'],
  ['<a href=" java\nscript:alert(1)">bấm</a>', '<a>bấm</a>'],
  ['<a href="JaVaScRiPt&#58;alert(1)">bấm</a>', '<a>bấm</a>'],
  ['<a href="//evil.example">bấm</a>', '<a>bấm</a>'],
  ['<img src="data:image/svg+xml;base64,PHN2Zz4=">', '<img />'],
  ['<p style="position:fixed;inset:0;color:red">Gạo</p>', '<p style="color:red">Gạo</p>'],
  [
    '<p style="background:url(https://evil.example/x)">Gạo</p>',
    '<p>Gạo</p>',
    // Browsers parse this as a color too, with the initial value.
    '<p style="background-color: initial;">Gạo</p>',
  ],
  ['<p style="color:expression(alert(1))">Gạo</p>', '<p>Gạo</p>'],
  ['<iframe src="https://evil.example"></iframe><p>Gạo</p>', '<p>Gạo</p>'],
  ['<svg><script>alert(1)</script></svg>Gạo', 'Gạo'],
  ['<form action="/x"><input name="otp"></form>Gạo', 'Gạo'],
  ['<p onclick="alert(1)" class="page-width" id="main">Gạo</p>', '<p>Gạo</p>'],
  ['<custom-element>Gạo</custom-element>', 'Gạo'],
  ['<p>1 < 2 & 3 > 2</p>', '<p>1 &lt; 2 &amp; 3 &gt; 2</p>'],
  ['<b>Gạo', '<b>Gạo</b>'],
  ['<math><mi//xlink:href="data:x,<script>alert(1)</script>">Gạo</math>', ''],
  ['<a href="vbscript:msgbox(1)">bấm</a>', '<a>bấm</a>'],
  ['<a href="data:text/html,<script>alert(1)</script>">bấm</a>', '<a>bấm</a>'],
  ['<a href="\u0001javascript:alert(1)">bấm</a>', '<a>bấm</a>'],
  ['<a href="/\\evil.example">bấm</a>', '<a>bấm</a>'],
  ['<a href="/\t/evil.example">bấm</a>', '<a>bấm</a>'],
  ['<img src=x onerror=alert(1)//', ''],
  ['<object data="x.swf"></object><embed src="x.swf">Gạo', 'Gạo'],
  ['<base href="https://evil.example/"><p>Gạo</p>', '<p>Gạo</p>'],
  ['<meta http-equiv="refresh" content="0;url=//evil.example"><p>Gạo</p>', '<p>Gạo</p>'],
  ['<template><script>alert(1)</script></template>Gạo', 'Gạo'],
  [
    '<noscript><p title="</noscript><script>alert(1)</script>">Gạo</p></noscript>',
    '',
    // Browsers split the paragraph at an element that is only allowed in the head.
    '<p>Gạo</p>',
  ],
  ['<!--><script>alert(1)</script>--><p>Gạo</p>', '--&gt;<p>Gạo</p>'],
  ['<scr<script>ipt>alert(1)</scr</script>ipt>Gạo', 'ipt&gt;alert(1)ipt&gt;Gạo'],
];
