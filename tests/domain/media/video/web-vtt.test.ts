import { expect, it } from 'vitest';
import { isWebVtt } from '#functions/domain/media/video/web-vtt.ts';

const cue = '00:00.000 --> 00:02.000\nThắp đèn';

it.each([
  ['a cue', `WEBVTT\n\n${cue}\n`],
  [
    'a byte order mark, a title, a note, and lines of Windows',
    `\uFEFFWEBVTT Tiếng Việt\r\n\r\nNOTE bản nháp <b\r\n\r\n${cue}`,
  ],
  [
    'names and settings of cues',
    'WEBVTT\n\nmở đầu\n01:00:00.000 --> 01:00:02.000 line:-1 position:10%,line-left align:start\nChào',
  ],
  [
    'marks of captions',
    `WEBVTT\n\n${cue}\n<v.to Lan>Chào <b>chị</b> <00:01.000><c.vang>nhé</c> <ruby>a<rt>b</rt></ruby>`,
  ],
  ['several cues', `WEBVTT\n\n${cue}\n\n\n2\n${cue}`],
])('WebVTT with %s is accepted', (_, text) => {
  expect(isWebVtt(text)).toBe(true);
});

it.each([
  ['nothing', ''],
  ['no cue', 'WEBVTT\n'],
  ['only a note', 'WEBVTT\n\nNOTE một'],
  ['another beginning', `WEBVTTX\n\n${cue}`],
  ['a header of two lines', `WEBVTT\nKind: captions\n\n${cue}`],
  ['commas, as SubRip has them', 'WEBVTT\n\n00:00,000 --> 00:02,000\nThắp đèn'],
  ['a style sheet', `WEBVTT\n\nSTYLE\n::cue { background: url(//x) }\n\n${cue}`],
  ['a region', `WEBVTT\n\nREGION\nid:a\n\n${cue}`],
  ['a script', `WEBVTT\n\n${cue}\n<script>alert(1)</script>`],
  ['a picture that runs', `WEBVTT\n\n${cue}\n<img src=x onerror=alert(1)>`],
  ['markup that never ends', `WEBVTT\n\n${cue}\n<b`],
  ['a script after other words', `WEBVTT\n\n${cue}\nChào <script>alert(1)</script>`],
  ['an arrow in the name of a cue', `WEBVTT\n\na --> b\n${cue}`],
  ['an arrow within a text', `WEBVTT\n\n${cue}\na --> b`],
  ['two lines before the time', `WEBVTT\n\na\nb\n${cue}`],
  ['a time after its text only', 'WEBVTT\n\nThắp đèn'],
  ['settings that nobody knows', 'WEBVTT\n\n00:00.000 --> 00:02.000 onclick:x\nThắp đèn'],
])('WebVTT with %s is refused', (_, text) => {
  expect(isWebVtt(text)).toBe(false);
});
