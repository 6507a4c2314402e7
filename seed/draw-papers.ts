import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { jsPDF } from 'jspdf';
import { documentTexts } from './world/documents/index.ts';

const require = createRequire(import.meta.url);
const family = 'Be Vietnam Pro';
const fonts = {
  normal: '@expo-google-fonts/be-vietnam-pro/400Regular/BeVietnamPro_400Regular.ttf',
  bold: '@expo-google-fonts/be-vietnam-pro/700Bold/BeVietnamPro_700Bold.ttf',
};

/** Lengths in millimetres on an A5 sheet, font sizes in points. */
const [margin, textWidth, lineHeight] = [15, 118, 9];
const box = { size: 4, gap: 3 };

function newSheet(title: string): jsPDF {
  const pdf = new jsPDF({ unit: 'mm', format: 'a5', compress: true, putOnlyUsedFonts: true });
  for (const [style, font] of Object.entries(fonts)) {
    pdf.addFileToVFS(`${style}.ttf`, readFileSync(require.resolve(font)).toString('base64'));
    pdf.addFont(`${style}.ttf`, family, style);
  }
  pdf.setProperties({ title, creator: 'Chợ Làng' });
  // Both would change with every run otherwise.
  pdf.setCreationDate(new Date(0));
  pdf.setFileId('0'.repeat(32));
  pdf.setLanguage('vi');
  return pdf;
}

/** Writes one line, broken where it is too long; `[ ] ` in front becomes a box to tick. Returns where the next begins. */
function writeLine(pdf: jsPDF, line: string, y: number): number {
  const isTask = line.startsWith('[ ] ');
  const indent = isTask ? box.size + box.gap : 0;
  if (isTask) pdf.rect(margin, y - box.size + 0.5, box.size, box.size);
  const broken: string[] = pdf.splitTextToSize(isTask ? line.slice(4) : line, textWidth - indent);
  for (const [place, part] of broken.entries()) pdf.text(part, margin + indent, y + place * lineHeight * 0.8);
  return y + lineHeight * (1 + 0.8 * (broken.length - 1));
}

/** Draws a sheet to print: its first line is the heading. */
function drawPaper([heading = '', ...lines]: readonly string[]): Uint8Array {
  const pdf = newSheet(heading);
  pdf.setFont(family, 'bold').setFontSize(14);
  let y = writeLine(pdf, heading, margin + 5) + 4;
  pdf.setFont(family, 'normal').setFontSize(11);
  for (const line of lines) y = writeLine(pdf, line, y);
  return new Uint8Array(pdf.output('arraybuffer'));
}

/** Writes the PDF files of the demo library again. They are committed, so that the demo shop starts without them. */
for (const { name, lines } of documentTexts.flatMap(({ attachments }) => attachments))
  if (name.endsWith('.pdf'))
    writeFileSync(fileURLToPath(new URL(`papers/${name}`, import.meta.url)), drawPaper(lines));
