import type { ChangeCase } from './change-case.ts';

export const mail = { entity: 'mail', id: 'm1', state: 'waiting' };
const upload = { entity: 'upload', id: 'up1', status: 'waiting' };
const job = { entity: 'job', id: 'j1', ownerId: 'u1', status: 'running', turn: 2, version: 3 };
export const anImport = { ...job, kind: 'import-products', input: { mode: 'apply' } };
const aCheck = { ...anImport, input: { mode: 'check' } };
const aCase = { entity: 'case', id: 'comment~c1', state: 'open', version: 1 };
const chunk = { entity: 'room-chunk', room: 'market', sk: 'CHUNK#e#000002', begunAs: 'b1' };
const hint = { entity: 'gathered-hint', hint: 'goods.arrived', hintId: 'h1', version: 1 };
const roomHint = { entity: 'room-hint', room: 'subject#news#n1', hintId: 'h1', version: 1 };

/** Changes of what serves every area: jobs, rooms, mails and uploads; and of nothing that is known. */
export const siteCases: ChangeCase[] = [
  ['content that waits for a moderator', { before: undefined, after: aCase }, ['waiting.changed']],
  [
    'a case that was decided',
    { before: aCase, after: { ...aCase, state: 'kept', version: 2 } },
    ['waiting.changed'],
  ],
  ['a case that was reported once more', { before: aCase, after: { ...aCase, version: 2 } }, []],
  [
    'a job that waits',
    { before: undefined, after: { ...job, status: 'queued' } },
    ['job.due', 'job.changed'],
  ],
  ['a job that was begun', { before: { ...job, version: 2 }, after: job }, ['job.changed']],
  [
    'a job that came further',
    { before: job, after: { ...job, turn: 3, version: 4 } },
    ['job.due', 'job.changed'],
  ],
  [
    'a job that ended with this piece',
    { before: job, after: { ...job, status: 'done', turn: 3, version: 4 } },
    ['job.changed'],
  ],
  [
    'a job that is taken back',
    { before: { ...job, status: 'done' }, after: { ...job, status: 'taking_back', turn: 3, version: 4 } },
    ['job.due', 'job.changed'],
  ],
  [
    'an import that ended',
    { before: anImport, after: { ...anImport, status: 'done', turn: 3, version: 4 } },
    ['job.changed', 'job.ended'],
  ],
  [
    'an import that was stopped on the way',
    { before: anImport, after: { ...anImport, status: 'stopped', version: 4 } },
    ['job.changed', 'job.ended'],
  ],
  [
    'an import that was taken back',
    {
      before: { ...anImport, status: 'taking_back' },
      after: { ...anImport, status: 'taken_back', version: 4 },
    },
    ['job.changed', 'job.ended'],
  ],
  [
    'an import that is over and changed again',
    { before: { ...anImport, status: 'done' }, after: { ...anImport, status: 'done', version: 4 } },
    ['job.changed'],
  ],
  [
    'an import that only looked',
    { before: aCheck, after: { ...aCheck, status: 'done', version: 4 } },
    ['job.changed'],
  ],
  ['a chunk of a room', { before: undefined, after: chunk }, ['room.continued']],
  ['a chunk that was told', { before: chunk, after: { ...chunk, left: [] } }, []],
  [
    'a chunk that begins anew',
    { before: chunk, after: { ...chunk, begunAs: 'b2', left: ['c1'] } },
    ['room.continued'],
  ],
  ['a hint for everybody that was opened', { before: undefined, after: hint }, ['hint.gathered']],
  ['a hint that says more', { before: hint, after: { ...hint, version: 2 } }, []],
  ['a hint behind one that was full', { before: hint, after: { ...hint, hintId: 'h2' } }, ['hint.gathered']],
  ['a hint for a room of content that was opened', { before: undefined, after: roomHint }, ['room.hinted']],
  [
    'a hint for a room of content that says more',
    { before: roomHint, after: { ...roomHint, version: 2 } },
    [],
  ],
  ['a mail that was asked for', { before: undefined, after: mail }, ['mail.requested']],
  ['a mail that was sent', { before: mail, after: { ...mail, state: 'sent' } }, []],
  ['an upload that was made', { before: undefined, after: upload }, []],
  [
    'an upload that was attached',
    { before: upload, after: { ...upload, status: 'attached' } },
    ['media.attached'],
  ],
  [
    'a picture that is there before its post',
    { before: upload, after: { ...upload, status: 'arrived' } },
    ['media.arrived'],
  ],
  [
    'an upload that was taken back',
    { before: upload, after: { ...upload, status: 'removed' } },
    ['media.removed'],
  ],
  [
    'an upload that became a picture',
    { before: { ...upload, status: 'attached' }, after: { ...upload, status: 'ready' } },
    [],
  ],
  ...(['arrived', 'attached', 'removed'] as const).flatMap((status): ChangeCase[] =>
    ['postVideos', 'lessonVideos'].map((kind) => [
      `a video (${kind}) that is ${status}`,
      { before: { ...upload, kind }, after: { ...upload, kind, status } },
      status === 'removed' ? ['media.removed', 'video.removed'] : [`video.${status}`],
    ]),
  ),
  ['an item of no known kind', { before: undefined, after: { entity: 'cloud', id: 'x' } }, []],
  ['an item without a kind', { before: undefined, after: { pk: 'HEALTH' } }, []],
];
