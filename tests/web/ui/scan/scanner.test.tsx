// @vitest-environment happy-dom
import { act, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderForm } from '#tests/web/support/render-form.tsx';
import { ApiError } from '#web/platform/api/api-error.ts';
import { onceOnly } from '#web/ui/scan/repeat-rule.ts';
import type { ScanAnswer, ScannedCode } from '#web/ui/scan/scan-answer.ts';
import { ScanBar } from '#web/ui/scan/scan-bar.tsx';
import { scanMuted } from '#web/ui/scan/scan-sounds.ts';
import { type ScannerOptions, useScanner } from '#web/ui/scan/use-scanner.ts';

let screen: Awaited<ReturnType<typeof renderForm>> | undefined;
afterEach(async () => {
  await screen?.close();
  screen = undefined;
  scanMuted.forget();
});

/** A screen that scans, beside a form somebody may be filling in. */
async function aScreen(options: Partial<ScannerOptions> = {}) {
  const heard: ScannedCode[] = [];
  const seen = { submitted: 0, pressed: 0, notes: [] as string[] };
  function Page() {
    const [note, setNote] = useState('');
    const scanner = useScanner({
      onCode: (scanned) => {
        heard.push(scanned);
        return { tone: 'good', text: `Đã nhận ${scanned.code}` };
      },
      ...options,
    });
    const write = (text: string) => {
      seen.notes.push(text);
      setNote(text);
    };
    return (
      <>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            seen.submitted += 1;
          }}
        >
          <input name="note" value={note} onChange={(event) => write(event.target.value)} />
          <textarea name="long" />
        </form>
        <button onClick={() => (seen.pressed += 1)}>Xóa kiện</button>
        <ScanBar scanner={scanner} />
      </>
    );
  }
  screen = await renderForm(<Page />);
  return { ...screen, heard, seen };
}

type Press = { key: string; code?: string; shiftKey?: boolean; isComposing?: boolean; text?: string };
let clock = 1_000_000;

/** What the browser does with a press that nobody refused. */
function write(field: Element | null, text: string) {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  const at = field.selectionStart ?? field.value.length;
  const value = field.value.slice(0, at) + text + field.value.slice(field.selectionEnd ?? at);
  const owner = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(field, value);
  field.setSelectionRange(at + text.length, at + text.length);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Presses in a row; returns those that nobody refused. */
const pressed = (presses: readonly Press[], gap: number) =>
  act(async () => {
    const through: string[] = [];
    for (const { key, code = '', text = key, ...more } of presses) {
      clock += gap;
      const event = new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true, ...more });
      Object.defineProperty(event, 'timeStamp', { value: clock });
      const target = document.activeElement ?? document.body;
      if (!target.dispatchEvent(event)) continue;
      through.push(key);
      if (key === 'Enter' && target instanceof HTMLInputElement) target.form?.requestSubmit();
      else if (key === 'Enter' && target instanceof HTMLButtonElement) target.click();
      else if (text.length === 1) write(target, text);
    }
    return through;
  });
const keysOf = (text: string): Press[] =>
  Array.from(text).map((key) => ({ key, code: /\d/.test(key) ? `Digit${key}` : `Key${key.toUpperCase()}` }));
const enter: Press = { key: 'Enter', code: 'Enter' };
const scan = (code: string, gap = 8) => {
  clock += 2000;
  return pressed([...keysOf(code), enter], gap);
};
const focus = (selector: string) => act(async () => document.querySelector<HTMLElement>(selector)?.focus());
const said = (role: 'status' | 'alert') =>
  [...document.querySelectorAll(`section [role="${role}"]`)].map(({ textContent }) => textContent).join('');

describe('a scanner', () => {
  it('is heard without any focus, and its Enter goes nowhere', async () => {
    const { heard } = await aScreen();
    const through = await scan('8934588012228');
    expect(heard).toEqual([{ code: '8934588012228', source: 'keyboard', count: 1 }]);
    expect(through).not.toContain('Enter');
    expect(said('status')).toContain('Đã nhận 8934588012228');
  });

  it('leaves the field that has the focus as it was, and sends no form', async () => {
    const { heard, seen, box, fill } = await aScreen();
    await fill('note', 'giao buổi sáng');
    await focus('[name="note"]');
    box('note')?.setSelectionRange(5, 5);
    await scan('8934588012228');
    expect(heard.map(({ code }) => code)).toEqual(['8934588012228']);
    expect([box('note')?.value, box('note')?.selectionStart, seen.submitted]).toEqual([
      'giao buổi sáng',
      5,
      0,
    ]);
    // React holds the same text, or the next letter would bring the code back.
    expect(seen.notes.at(-1)).toBe('giao buổi sáng');
  });

  it('leaves a longer text alone too', async () => {
    const { heard } = await aScreen();
    await focus('[name="long"]');
    await pressed(keysOf('ghi'), 150);
    await scan('SP0012');
    expect(heard.map(({ code }) => code)).toEqual(['SP0012']);
    expect(document.querySelector<HTMLTextAreaElement>('[name="long"]')?.value).toBe('ghi');
  });

  it('presses no button that has the focus', async () => {
    const { heard, seen } = await aScreen();
    await focus('button:not(section button)');
    await scan('8934588012228');
    expect([heard.length, seen.pressed]).toEqual([1, 0]);
  });

  it('is read right while the system’s input method composes, and what it composed is taken back', async () => {
    const { heard, box } = await aScreen();
    await focus('[name="note"]');
    clock += 2000;
    const composed = Array.from('DDAW01').map((key, at): Press => {
      const code = /\d/.test(key) ? `Digit${key}` : `Key${key}`;
      return {
        key: 'Process',
        code,
        shiftKey: /[A-Z]/.test(key),
        isComposing: true,
        text: 'Đ Ă01'[at] ?? '',
      };
    });
    await pressed([...composed, { key: 'Process', code: 'Enter', isComposing: true }], 8);
    expect(heard.map(({ code }) => code)).toEqual(['DDAW01']);
    // The method hands over what it composed after all.
    await act(async () => {
      write(box('note'), 'ĐĂ01');
      box('note')?.dispatchEvent(new Event('compositionend', { bubbles: true }));
    });
    expect(box('note')?.value).toBe('');
  });

  it('is read from what came of it where the browser does not name its keys', async () => {
    const { heard, box } = await aScreen();
    await focus('[name="note"]');
    clock += 2000;
    const nameless = Array.from('Đ-001').map((text): Press => ({
      key: 'Unidentified',
      isComposing: true,
      text,
    }));
    await pressed([...nameless, enter], 8);
    expect(heard.map(({ code }) => code)).toEqual(['DD-001']);
    expect(box('note')?.value).toBe('');
  });

  it('may be read in two ways: the screen knows which', async () => {
    const { heard, box } = await aScreen({ accepts: (code) => code === 'XSP0012' });
    await focus('[name="note"]');
    await pressed(keysOf('X'), 10);
    clock += 200;
    await pressed([...keysOf('SP0012'), enter], 8);
    expect(heard.map(({ code }) => code)).toEqual(['XSP0012']);
    expect(box('note')?.value).toBe('');
  });

  it('types where the focus is while the screen does not listen', async () => {
    const { heard, box } = await aScreen({ enabled: false });
    await focus('[name="note"]');
    await scan('SP0012');
    expect([heard, box('note')?.value]).toEqual([[], 'SP0012']);
  });
});

describe('a person', () => {
  it('types, and nothing is taken from them', async () => {
    const { heard, seen, box } = await aScreen();
    await focus('[name="note"]');
    await pressed(keysOf('giaonhanh'), 90);
    await pressed([enter], 120);
    expect([heard, box('note')?.value, seen.submitted]).toEqual([[], 'giaonhanh', 1]);
  });

  it('enters a code by hand, twice when there are two', async () => {
    const { heard } = await aScreen();
    for (let unit = 0; unit < 2; unit += 1) {
      await focus('section input');
      await pressed([...keysOf('SP12'), enter], 150);
    }
    expect(heard).toEqual([
      { code: 'SP12', source: 'hand', count: 1 },
      { code: 'SP12', source: 'hand', count: 2 },
    ]);
    expect(document.querySelector<HTMLInputElement>('section input')?.value).toBe('');
  });
});

describe('the answer', () => {
  it('to a second read in one movement is that it was just read', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(10_000);
    const { heard } = await aScreen();
    await scan('8934588012228');
    await scan('8934588012228');
    expect(heard).toHaveLength(1);
    expect(said('status')).toContain('Vừa quét mã này');
  });

  it('to what was taken once and for all is that it was', async () => {
    const { heard } = await aScreen({ repeat: onceOnly });
    await scan('TN0001');
    await scan('TN0001');
    expect(heard).toHaveLength(1);
    expect(said('status')).toContain('Đã quét mã này');
  });

  it('of refusal is an alarm, and the code may be tried again at once', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(10_000);
    const refusal = new ApiError({ status: 409, code: 'CONFLICT', message: 'Kiện này không thuộc đơn.' });
    const onCode = vi.fn<ScannerOptions['onCode']>();
    onCode.mockRejectedValueOnce(refusal).mockResolvedValueOnce({ tone: 'good', text: 'Đã nhận' });
    await aScreen({ onCode });
    await scan('TN0001');
    expect(said('alert')).toContain('Kiện này không thuộc đơn.');
    await scan('TN0001');
    expect([said('alert'), said('status')]).toEqual(['', expect.stringContaining('Đã nhận')]);
  });

  it('comes in the order of the scans, however long each took', async () => {
    const waiting = new Map<string, (answer: ScanAnswer) => void>();
    await aScreen({ onCode: ({ code }) => new Promise((resolve) => waiting.set(code, resolve)) });
    await scan('SP0001');
    await scan('SP0002');
    await act(async () => waiting.get('SP0002')?.({ tone: 'good', text: 'hai' }));
    expect(said('status')).toBe('');
    await act(async () => waiting.get('SP0001')?.({ tone: 'good', text: 'một' }));
    expect(said('status')).toContain('hai');
  });

  it('is silent once the reader wants it so, and stays so', async () => {
    const { click } = await aScreen();
    await click('[aria-label="Tắt âm báo"]');
    expect([scanMuted.read(), localStorage.getItem('cholang-scan-muted')]).toEqual([true, 'true']);
  });
});

it('without a camera the reader is told kindly, and hands still work', async () => {
  const { click, text } = await aScreen();
  await click('[aria-label="Quét bằng camera"]');
  await expect.poll(text).toContain('Trình duyệt này không mở được camera');
  expect(document.querySelector('section input')).not.toBeNull();
});

it.each([
  ['NotAllowedError', 'Chưa được phép dùng camera'],
  ['NotFoundError', 'Không tìm thấy camera'],
  ['NotReadableError', 'Camera đang được ứng dụng khác sử dụng'],
])('a camera that fails by %s is told as what it is', async (name, words) => {
  const mediaDevices = { getUserMedia: () => Promise.reject(new DOMException('no', name)) };
  vi.stubGlobal(
    'navigator',
    new Proxy(navigator, {
      get: (target, key) => (key === 'mediaDevices' ? mediaDevices : Reflect.get(target, key)),
    }),
  );
  const { click, text } = await aScreen();
  await click('[aria-label="Quét bằng camera"]');
  await expect.poll(text).toContain(words);
  vi.unstubAllGlobals();
});
