// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderForm } from '#tests/web/support/render-form.tsx';
import { Chart, type ChartProps } from '#web/ui/charts/chart.tsx';
import { Kpi, type KpiProps } from '#web/ui/charts/kpi.tsx';

let screen: Awaited<ReturnType<typeof renderForm>> | undefined;
beforeEach(() =>
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
      unobserve() {}
    },
  ),
);
afterEach(async () => {
  await screen?.close();
  screen = undefined;
  vi.unstubAllGlobals();
});

const given: ChartProps = {
  kind: 'line',
  title: 'Doanh thu theo ngày',
  unit: 'vnd',
  points: { by: 'day', label: 'Ngày', values: ['2026-11-20', '2026-11-21', '2026-11-22'] },
  series: [
    { name: 'revenue', label: 'Kỳ này', values: [1_200_000, null, 3_400_000] },
    { name: 'before', label: 'Kỳ trước', values: [1_000_000, 900_000, 800_000], isBefore: true },
  ],
};
const show = async (more: Partial<ChartProps> = {}) => {
  screen = await renderForm(<Chart {...given} {...more} />);
  await act(async () => void (await import('#web/ui/charts/drawing.tsx')));
  return screen;
};
const slider = () => document.querySelector<HTMLElement>('[role="slider"]');
const key = (name: string) =>
  act(
    async () =>
      void slider()?.dispatchEvent(
        new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
      ),
  );
const rows = () =>
  [...document.querySelectorAll('tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent),
  );

it('reads out a point at a time by the keys, in full', async () => {
  await show();
  await expect.poll(slider).not.toBeNull();
  expect(slider()?.getAttribute('aria-valuetext')).toBe(
    '22/11/2026. Kỳ này: 3.400.000 ₫; Kỳ trước: 800.000 ₫',
  );
  await act(async () => slider()?.focus());
  await key('ArrowLeft');
  expect(slider()?.getAttribute('aria-valuetext')).toBe('21/11/2026. Kỳ này: –; Kỳ trước: 900.000 ₫');
  await key('Home');
  await key('ArrowLeft');
  expect(slider()?.getAttribute('aria-valuenow')).toBe('1');
});

it('has a table beside it: every point a row, and the sums', async () => {
  const { press } = await show();
  await press('Xem bảng số');
  expect(rows()).toEqual([
    ['Ngày', 'Kỳ này', 'Kỳ trước'],
    ['20/11/2026', '1.200.000 ₫', '1.000.000 ₫'],
    ['21/11/2026', '–', '900.000 ₫'],
    ['22/11/2026', '3.400.000 ₫', '800.000 ₫'],
    ['Tổng', '4.600.000 ₫', '2.700.000 ₫'],
  ]);
  await press('Xem biểu đồ');
  expect(document.querySelector('table')).toBeNull();
});

it('sums nothing that is no sum', async () => {
  const { press } = await show({ unit: 'percent' });
  await press('Xem bảng số');
  expect(rows().map(([head]) => head)).not.toContain('Tổng');
});

it('leaves as a file with what is shown', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:chart';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { click } = await show();
  await click('[aria-label="Tải CSV: Doanh thu theo ngày"]');
  expect(await files[0]?.text()).toBe(
    '\uFEFFNgày,Kỳ này,Kỳ trước\r\n20/11/2026,1200000,1000000\r\n21/11/2026,,900000\r\n22/11/2026,3400000,800000\r\n',
  );
  vi.restoreAllMocks();
});

it('draws one day as columns side by side, and what is unknown as none', async () => {
  const series = (name: string, values: (number | null)[]) => ({ name, label: name, values });
  await show({
    points: { by: 'day', label: 'Ngày', values: ['2026-11-22'] },
    series: [series('a', [10]), series('b', [5]), series('c', [null])],
  });
  await expect.poll(() => slider()?.querySelectorAll('svg rect').length).toBe(2);
  const [a, b] = [...(slider()?.querySelectorAll('svg rect') ?? [])].map((column) => ({
    x: Number(column.getAttribute('x')),
    width: Number(column.getAttribute('width')),
    height: Number(column.getAttribute('height')),
  }));
  if (!a || !b) throw new Error('There are no columns');
  expect(a.height).toBeCloseTo(2 * b.height);
  expect(b.x).toBeGreaterThanOrEqual(a.x + a.width);
  await act(async () => slider()?.focus());
  expect(slider()?.querySelectorAll('circle')).toHaveLength(0);
});

it('shows a point that stands alone in a line as a dot', async () => {
  await show({ series: [{ name: 'a', label: 'A', values: [7, null, null] }] });
  await expect.poll(() => slider()?.querySelectorAll('circle').length).toBe(1);
});

it('names hours by when they begin and end, and says above the drawing what they come to', async () => {
  const { text } = await show({
    kind: 'area',
    lead: 'Hôm nay 12 đơn',
    points: { by: 'hour', label: 'Giờ', values: ['8', '9', '10'] },
  });
  expect(text()).toContain('Hôm nay 12 đơn');
  await expect.poll(slider).not.toBeNull();
  await act(async () => slider()?.focus());
  await key('Home');
  expect(slider()?.getAttribute('aria-valuetext')).toMatch(/^08:00 – 08:59\. /);
  expect(slider()?.textContent).toContain('10h');
});

it('a year of three lines is three paths', async () => {
  const values = Array.from({ length: 365 }, (_, at) => at);
  const year = values.map((at) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10));
  await show({
    kind: 'bar',
    points: { by: 'day', label: 'Ngày', values: year },
    series: ['a', 'b', 'c'].map((name) => ({ name, label: name, values })),
  });
  await expect.poll(() => slider()?.querySelectorAll('svg > path').length).toBe(3);
});

it.each<[string, Partial<ChartProps>, string]>([
  ['nothing yet', { points: { by: 'day', label: 'Ngày', values: [] }, series: [] }, 'Chưa có số liệu'],
  ['nothing known', { series: [{ name: 'a', label: 'A', values: [null, null, null] }] }, 'Chưa có số liệu'],
  ['on its way', { isPending: true }, 'Đang tải'],
  [
    'failed',
    { failure: { message: 'Không thể tải số liệu.', onRetry: () => undefined } },
    'Không thể tải số liệu.',
  ],
])('says so where it is %s, and offers no table of it', async (_, more, words) => {
  const { text } = await show(more);
  expect(text()).toContain(words);
  expect(text()).not.toContain('Xem bảng số');
});

it('a share names every part, its figure and its hundredth', async () => {
  const { text } = await show({
    kind: 'share',
    points: { by: 'word', label: 'Phương thức', values: ['Chuyển khoản', 'COD', 'VNPAY'] },
    series: [{ name: 'amount', label: 'Số tiền', values: [1_000_000, 1_000_000, 1_000_000] }],
  });
  await expect.poll(text).toContain('Chuyển khoản1.000.000 ₫33,4%');
  expect(text()).toContain('VNPAY1.000.000 ₫33,3%');
});

it.each<[string, Partial<KpiProps>, string]>([
  ['more', { value: 120, before: 100 }, 'Tăng 20%'],
  ['less', { value: 80, before: 100 }, 'Giảm 20%'],
  ['as before', { value: 100, before: 100 }, 'Không đổi so với kỳ trước'],
  ['from nothing', { value: 5, before: 0 }, 'Tăng 5'],
])('a figure that is %s says so in words', async (_, more, words) => {
  screen = await renderForm(
    <Kpi label="Đơn hàng" definition="Đơn đã đặt." unit="count" value={0} {...more} />,
  );
  expect(screen.text()).toContain(words);
});

it('says of a rate by how many points it moved, not by what share of a share', async () => {
  screen = await renderForm(
    <Kpi label="Tỷ lệ" definition="Một phần của tất cả." unit="percent" value={33.33} before={50} />,
  );
  expect(screen.text()).toContain('Giảm 16,7 điểm phần trăm');
  expect(screen.text()).not.toContain('33,3%');
  expect(screen.text()).not.toContain('(');
});
