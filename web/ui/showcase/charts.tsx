import { Chart } from '../charts/chart.tsx';
import { Kpi } from '../charts/kpi.tsx';
import type { ChartPoints } from '../charts/chart-data.ts';
import { Group } from './specimen.tsx';

const dayMilliseconds = 86_400_000;
const days = (count: number): ChartPoints => ({
  by: 'day',
  label: 'Ngày',
  values: Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(2026, 10, 22) - (count - 1 - back) * dayMilliseconds).toISOString().slice(0, 10),
  ),
});
/** Generates the same figures every time, because screenshots are compared. */
const wave = (count: number, base: number, swing: number, shift = 0) =>
  Array.from({ length: count }, (_, at) =>
    Math.round(base + swing * (Math.sin((at + shift) / 4) + Math.sin((at + shift) / 17))),
  );

const month = days(30);
const year = days(365);
const noop = () => undefined;

export function Charts() {
  return (
    <Group title="Biểu đồ">
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        <Kpi
          label="Doanh thu"
          definition="Tiền hàng của đơn đã thanh toán, tính theo ngày thanh toán, đã trừ hoàn tiền."
          unit="vnd"
          value={128_400_000}
          before={114_250_000}
        />
        <Kpi
          label="Đơn chờ xác nhận"
          definition="Đơn COD chưa gọi xác nhận."
          unit="count"
          value={18}
          before={12}
          lessIsBetter
        />
        <Kpi
          label="Tỷ lệ hủy"
          definition="Đơn hủy trên đơn đặt trong kỳ."
          unit="percent"
          value={2.4}
          before={2.4}
        />
        <Kpi label="Khách mới" definition="Người mua lần đầu." unit="count" value={undefined} />
      </div>
      <Chart
        kind="line"
        title="Doanh thu theo ngày"
        definition="Tiền hàng của đơn đã thanh toán, tính theo ngày thanh toán."
        unit="vnd"
        points={month}
        series={[
          {
            name: 'revenue',
            label: 'Kỳ này',
            values: wave(30, 4_200_000, 900_000).map((value, at) => (at === 12 ? null : value)),
          },
          { name: 'before', label: 'Kỳ trước', values: wave(30, 3_800_000, 800_000, 5), isBefore: true },
        ]}
      />
      <Chart
        kind="area"
        title="Đơn hàng trong một năm"
        unit="count"
        points={year}
        series={[
          { name: 'placed', label: 'Đã đặt', values: wave(365, 120, 30) },
          { name: 'paid', label: 'Đã thanh toán', values: wave(365, 90, 22, 3) },
          { name: 'cancelled', label: 'Đã hủy', values: wave(365, 14, 6, 9) },
        ]}
      />
      <div className="grid gap-4 xl:grid-cols-2">
        <Chart
          kind="bar"
          title="Tiền vào theo phương thức"
          unit="vnd"
          points={days(14)}
          series={[
            { name: 'transfer', label: 'Chuyển khoản', values: wave(14, 2_400_000, 500_000) },
            { name: 'cod', label: 'COD', values: wave(14, 1_500_000, 400_000, 4) },
            { name: 'refund', label: 'Hoàn tiền', values: wave(14, -420_000, 120_000, 8) },
          ]}
        />
        <Chart
          kind="share"
          title="Cơ cấu thanh toán"
          unit="vnd"
          points={{
            by: 'word',
            label: 'Phương thức',
            values: ['Chuyển khoản VietQR', 'COD', 'VNPAY', 'Thẻ quốc tế', 'Tiền mặt tại quầy'],
          }}
          series={[
            {
              name: 'amount',
              label: 'Số tiền',
              values: [61_200_000, 38_400_000, 17_900_000, 7_800_000, 3_100_000],
            },
          ]}
        />
        <Chart
          kind="bar"
          title="Tồn kho theo tuổi hàng"
          unit="count"
          points={{
            by: 'word',
            label: 'Kho',
            values: ['Kho Hội An', 'Kho Đà Nẵng', 'Kho Thành phố Hồ Chí Minh, quận Bình Thạnh'],
          }}
          series={[
            { name: 'new', label: 'Dưới 30 ngày', values: [820, 410, 1210] },
            { name: 'mid', label: '30–90 ngày', values: [310, 260, 540] },
            { name: 'old', label: 'Trên 90 ngày', values: [90, 120, 75] },
          ]}
        />
        <Chart
          kind="line"
          title="Chưa có gì"
          unit="count"
          points={{ by: 'day', label: 'Ngày', values: [] }}
          series={[]}
        />
        <Chart kind="line" title="Đang tải" unit="count" points={month} series={[]} isPending />
        <Chart
          kind="line"
          title="Không tải được"
          unit="count"
          points={month}
          series={[]}
          failure={{ message: 'Không thể tải số liệu báo cáo.', onRetry: noop }}
        />
      </div>
    </Group>
  );
}
