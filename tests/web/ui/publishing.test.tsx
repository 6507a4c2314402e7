// @vitest-environment happy-dom
import { act, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderForm } from '#tests/web/support/render-form.tsx';
import { vi as texts } from '#web/locales/vi.ts';
import { ApiError } from '#web/platform/api/api-error.ts';
import type { AutosaveState } from '#web/platform/forms/autosaver.ts';
import { useAutosave } from '#web/platform/forms/use-autosave.ts';
import { PublishBar } from '#web/ui/publishing/publish-bar.tsx';
import { ScheduleDialog } from '#web/ui/publishing/schedule-dialog.tsx';
import { VersionDiff } from '#web/ui/publishing/version-diff.tsx';
import { VersionList } from '#web/ui/publishing/version-list.tsx';

let screen: Awaited<ReturnType<typeof renderForm>> | undefined;
afterEach(async () => {
  await screen?.close();
  screen = undefined;
});

const words = texts.publishing;
const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent?.trim());

describe('the bar of what is written', () => {
  const acts = ['Publish', 'Schedule', 'CancelSchedule', 'Unpublish', 'Discard', 'Retry', 'Resolve'] as const;
  const draft = { status: 'draft', publishAt: null, publishedVersion: 0, hasDraft: true } as const;

  async function bar(
    record: Parameters<typeof PublishBar>[0]['record'] = draft,
    autosave: AutosaveState = { phase: 'idle' },
    busy = false,
  ) {
    const pressed: string[] = [];
    const on = (name: string) => () => void pressed.push(name);
    screen = await renderForm(
      <PublishBar
        record={record}
        autosave={autosave}
        busy={busy}
        onPublish={on(acts[0])}
        onSchedule={on(acts[1])}
        onCancelSchedule={on(acts[2])}
        onUnpublish={on(acts[3])}
        onDiscard={on(acts[4])}
        onRetry={on(acts[5])}
        onResolve={on(acts[6])}
      />,
    );
    return { pressed, press: screen.press, text: screen.text() };
  }
  const disabled = () =>
    [...document.querySelectorAll('button')].filter((one) => one.disabled).map((one) => one.textContent);

  const at = '2026-11-20T03:00:00.000Z';
  it.each([
    [draft, [words.schedule.open, words.publish], words.status.draft],
    [
      { ...draft, publishAt: at },
      [words.cancelSchedule, words.schedule.change, words.publish],
      words.status.scheduled,
    ],
    [
      { ...draft, status: 'published', publishedVersion: 1, hasDraft: false },
      [words.unpublish],
      words.status.published,
    ],
    [
      { ...draft, status: 'published', publishedVersion: 1 },
      [words.discard, words.unpublish, words.schedule.open, words.publishChanges],
      words.hasDraft,
    ],
    [
      { ...draft, status: 'unpublished', publishedVersion: 1, hasDraft: false },
      [words.schedule.open, words.publishChanges],
      words.status.unpublished,
    ],
    [{ ...draft, status: 'archived', publishedVersion: 1, publishAt: at }, [], words.status.scheduled],
  ] as const)('offers the moves that are possible: %o', async (record, offered, said) => {
    const { text } = await bar(record);
    expect(buttons()).toEqual(offered);
    expect(text).toContain(said);
    const { hasDraft, publishedVersion, publishAt } = record;
    expect(text.includes(words.hasDraft)).toBe(hasDraft && publishedVersion > 0);
    expect(text.includes('Đăng lúc')).toBe(publishAt !== null);
  });

  it('says when it is published, in Vietnamese time', async () => {
    const { text } = await bar({ ...draft, publishAt: at });
    expect(text).toContain('20/11/2026 10:00');
  });

  it.each([
    [{ phase: 'idle' }, ''],
    [{ phase: 'waiting', savedAt: at }, words.save.waiting],
    [{ phase: 'saving' }, words.save.saving],
    [{ phase: 'saved', savedAt: at }, 'Đã lưu lúc 20/11/2026 10:00'],
    [{ phase: 'failed' }, words.save.failed],
    [{ phase: 'conflict' }, words.save.conflict],
  ] as const)('says how saving goes: %o', async (autosave, said) => {
    await bar(draft, autosave);
    expect(document.querySelector('[role="status"]')?.textContent).toBe(said);
  });

  it('saves again after a failure, compares after a conflict, and publishes nothing meanwhile', async () => {
    const failed = await bar(draft, { phase: 'failed' });
    expect(disabled()).toEqual([words.schedule.open, words.publish]);
    await failed.press(words.save.retry);
    expect(failed.pressed).toEqual(['Retry']);
    await screen?.close();
    const conflict = await bar(draft, { phase: 'conflict' });
    expect(disabled()).toEqual([words.schedule.open, words.publish]);
    await conflict.press(words.save.resolve);
    expect(conflict.pressed).toEqual(['Resolve']);
  });

  it('carries out each move, and none while another is under way', async () => {
    const record = { ...draft, status: 'published', publishedVersion: 1, publishAt: at } as const;
    const { press, pressed } = await bar(record);
    for (const label of buttons()) await press(label ?? '');
    expect(pressed).toEqual(['Discard', 'Unpublish', 'CancelSchedule', 'Schedule', 'Publish']);
    await screen?.close();
    await bar(record, { phase: 'idle' }, true);
    expect(disabled()).toHaveLength(5);
  });
});

describe('the dialog of a planned publication', () => {
  async function dialog(answer: () => Promise<unknown>) {
    const [sent, closed] = [vi.fn<() => Promise<unknown>>(answer), vi.fn<() => void>()];
    screen = await renderForm(<ScheduleDialog at="2026-11-20T10:00" onSchedule={sent} onClose={closed} />);
    await screen.submit();
    return { sent, closed };
  }

  it('sends the moment of Vietnam and closes', async () => {
    const { sent, closed } = await dialog(() => Promise.resolve());
    expect(sent).toHaveBeenCalledExactlyOnceWith('2026-11-20T03:00:00.000Z');
    expect(closed).toHaveBeenCalledOnce();
  });

  it('shows a moment that is past at its box', async () => {
    const message = 'Thời điểm đăng phải ở sau hiện tại.';
    const { closed } = await dialog(() =>
      Promise.reject(new ApiError({ code: 'PUBLISH_TIME_PAST', status: 422, message })),
    );
    expect(document.querySelector('[aria-invalid="true"]')).not.toBeNull();
    expect(document.body.textContent.split(message)).toHaveLength(2);
    expect(closed).not.toHaveBeenCalled();
    await screen?.close();
    const refused = new ApiError({ code: 'PUBLICATION_STATE', status: 409, message: 'Bài đã đăng.' });
    await dialog(() => Promise.reject(refused));
    expect(document.body.textContent).toContain('Bài đã đăng.');
    expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
  });
});

describe('the versions of a text', () => {
  const versions = [
    { number: 2, at: '2026-11-20T03:00:00.000Z', by: 'u1', byName: 'Bà Nhâm' },
    { number: 1, at: '2026-11-19T03:00:00.000Z', by: null, byName: null },
  ];

  it('are named with who and when; each but the current one can be restored', async () => {
    const pressed: string[] = [];
    screen = await renderForm(
      <VersionList
        versions={versions}
        current={2}
        compared={1}
        onCompare={(number) => void pressed.push(`compare ${number}`)}
        onRestore={(number) => void pressed.push(`restore ${number}`)}
      />,
    );
    const lines = [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
    expect(lines[0]).toContain(`Phiên bản 2${words.versions.current}20/11/2026 10:00 · Bà Nhâm`);
    expect(lines[1]).toContain('Phiên bản 119/11/2026 10:00So sánh');
    await screen.press(words.versions.restore);
    await screen.click('[aria-label="So sánh phiên bản 2"]');
    expect(pressed).toEqual(['restore 1', 'compare 2']);
    expect(document.querySelector('[aria-pressed="true"]')?.getAttribute('aria-label')).toBe(
      'So sánh phiên bản 1',
    );
  });
});

describe('the difference of two versions', () => {
  const fields = [
    { field: 'title', parts: [{ kind: 'same', text: 'Hội xuân' }] },
    {
      field: 'body',
      parts: [
        { kind: 'same', text: 'Mời ' },
        { kind: 'removed', text: 'mọi người ' },
        { kind: 'added', text: 'bạn ' },
        { kind: 'same', text: 'tới' },
      ],
    },
  ] as const;
  const status = () => document.querySelector('[role="status"]')?.textContent;

  it('is drawn with words for those who do not see it, and leaves out fields that are the same', async () => {
    screen = await renderForm(<VersionDiff fields={fields} labelOf={(field) => `[${field}]`} />);
    expect(document.querySelector('dl')?.textContent).toBe('[body]Mời Bỏ: mọi người Thêm: bạn tới');
    expect(document.querySelector('del')?.textContent).toBe('Bỏ: mọi người ');
    expect(document.querySelector('ins')?.textContent).toBe('Thêm: bạn ');
  });

  it('is walked through from change to change, around at the ends', async () => {
    screen = await renderForm(<VersionDiff fields={fields} labelOf={(field) => field} />);
    const next = async (label: string) => {
      await screen?.press(label);
      return status();
    };
    expect(status()).toBe('');
    expect(await next(words.diff.next)).toBe('1/2: bỏ “mọi người”');
    expect(document.querySelector('del')?.className).toContain('outline');
    expect(document.querySelector('ins')?.className).not.toContain('outline');
    expect(await next(words.diff.next)).toBe('2/2: thêm “bạn”');
    expect(await next(words.diff.next)).toBe('1/2: bỏ “mọi người”');
    expect(await next(words.diff.previous)).toBe('2/2: thêm “bạn”');
  });

  it('brings the change that one goes to into view', async () => {
    screen = await renderForm(<VersionDiff fields={fields} labelOf={(field) => field} />);
    const seen: (string | undefined)[] = [];
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (
      this: Element,
      how,
    ) {
      seen.push(`${this.tagName} ${JSON.stringify(how)}`);
    });
    await screen.press(words.diff.next);
    await screen.press(words.diff.next);
    expect(seen).toEqual(['DEL {"block":"center"}', 'INS {"block":"center"}']);
    scroll.mockRestore();
  });

  it('is walked through in the order of the text, and back', async () => {
    const parts = ['một', 'hai', 'ba'].flatMap((text) => [
      { kind: 'same', text: ' ' } as const,
      { kind: 'added', text } as const,
    ]);
    screen = await renderForm(<VersionDiff fields={[{ field: 'body', parts }]} labelOf={(field) => field} />);
    const seen: (string | undefined)[] = [];
    for (const label of ['next', 'next', 'next', 'previous', 'previous', 'previous'] as const) {
      await screen.press(words.diff[label]);
      seen.push(status()?.slice(0, 3));
    }
    expect(seen).toEqual(['1/3', '2/3', '3/3', '2/3', '1/3', '3/3']);
  });

  it('begins with the last one where one goes back first', async () => {
    screen = await renderForm(<VersionDiff fields={fields} labelOf={(field) => field} />);
    await screen.press(words.diff.previous);
    expect(status()).toBe('2/2: thêm “bạn”');
  });

  it('may be a single one', async () => {
    const parts = [{ kind: 'added', text: 'mới' }] as const;
    screen = await renderForm(<VersionDiff fields={[{ field: 'body', parts }]} labelOf={(field) => field} />);
    await screen.press(words.diff.next);
    expect(status()).toBe('1/1: thêm “mới”');
  });

  it('says that there is none', async () => {
    screen = await renderForm(<VersionDiff fields={fields.slice(0, 1)} labelOf={(field) => field} />);
    expect(screen.text()).toContain(words.diff.none);
    expect(buttons()).toEqual([]);
  });
});

describe('a draft that saves itself', () => {
  it('is sent by the latest way to save it, and when its page is left', async () => {
    const sent: string[] = [];
    function Editor() {
      const [text, setText] = useState('a');
      const { phase, savedAt } = useAutosave(text, {
        delay: 0,
        save: (draft) => {
          sent.push(`${draft} after ${text}`);
          return Promise.resolve({ savedAt: 't1' });
        },
      });
      return (
        <>
          <button onClick={() => setText(`${text}b`)}>Viết</button>
          {phase} {savedAt}
        </>
      );
    }
    screen = await renderForm(<Editor />);
    expect(screen.text()).toContain('idle');
    await screen.press('Viết');
    await expect
      .poll(async () => {
        await act(async () => undefined);
        return screen?.text();
      })
      .toContain('saved t1');
    await screen.press('Viết');
    await screen.close();
    screen = undefined;
    await expect.poll(() => sent).toEqual(['ab after ab', 'abb after abb']);
  });
});
