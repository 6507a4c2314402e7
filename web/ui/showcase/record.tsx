import { ClipboardCheck, Package, PackageCheck, Truck, X } from 'lucide-react';
import { Button } from '../actions/button.tsx';
import { CopyButton } from '../data/copy-button.tsx';
import { Fact, Facts } from '../record/facts.tsx';
import { PersonLine } from '../record/person-line.tsx';
import { Progress } from '../record/progress.tsx';
import { RecordHeader } from '../record/record-header.tsx';
import { Sums } from '../record/sums.tsx';
import { Timeline } from '../record/timeline.tsx';
import { AccountRole, AccountStatus } from '../status/account-status.tsx';
import { OrderStatusBadge } from '../status/order-status-badge.tsx';
import { PaymentStatusBadge } from '../status/payment-status-badge.tsx';
import { ReturnStatusBadge } from '../status/return-status-badge.tsx';
import { Row, Specimen } from './specimen.tsx';

const accounts = [
  'pending',
  'pending_admin',
  'pending_kyc',
  'kyc_submitted',
  'kyc_changing',
  'active',
  'inactive',
] as const;
const orders = [
  'draft',
  'confirmed',
  'packing',
  'packing_completed',
  'delivering',
  'shipped',
  'completed',
  'cancelled',
  'refunded',
  'returned',
] as const;
const returns = [
  'requested',
  'approved',
  'rejected',
  'returning',
  'received',
  'inspected',
  'refunded',
  'exchanged',
  'closed',
  'cancelled',
] as const;
const payments = ['created', 'pending', 'succeeded', 'failed', 'cancelled', 'refunded'] as const;

export function RecordPieces() {
  return (
    <>
      <Specimen name="RecordHeader">
        <RecordHeader
          title="Đơn hàng CL261121K7M2Q"
          code="CL261121K7M2Q"
          copyLabel="Sao chép mã đơn"
          badge={<OrderStatusBadge status="packing" />}
          meta="Đặt lúc 21/11/2026 08:58 · Giao tận nơi"
          actions={<Button variant="primary">Quét tiếp 3 sản phẩm</Button>}
        />
      </Specimen>
      <Specimen
        name="AccountStatus · AccountRole · OrderStatusBadge · ReturnStatusBadge · PaymentStatusBadge"
        className="space-y-4"
      >
        <Row>
          {accounts.map((status) => (
            <AccountStatus key={status} status={status} />
          ))}
          <AccountRole of="admin" />
          <AccountRole of="collaborator" />
        </Row>
        <Row>
          {orders.map((status) => (
            <OrderStatusBadge key={status} status={status} />
          ))}
          <OrderStatusBadge status="draft" awaits="proof" />
        </Row>
        <Row>
          {returns.map((status) => (
            <ReturnStatusBadge key={status} status={status} />
          ))}
        </Row>
        <Row>
          {payments.map((status) => (
            <PaymentStatusBadge key={status} status={status} />
          ))}
        </Row>
      </Specimen>
      <Specimen name="Facts · PersonLine · Sums" className="grid items-start gap-8 md:grid-cols-3">
        <Facts>
          <Fact label="Khách">
            <PersonLine name="Nguyễn Thị Thu Hà" meta="0912 •• 678" />
          </Fact>
          <Fact label="Mã vận đơn">
            <CopyButton value="GHTK26112107" label="Sao chép mã vận đơn" className="-mr-2.5">
              GHTK26112107
            </CopyButton>
          </Fact>
          <Fact label="Khối lượng">2,0 kg</Fact>
        </Facts>
        <Facts look="stack">
          <Fact label="Lý do">Hàng vỡ khi nhận</Fact>
          <Fact label="Ghi chú của khách">Một hộp bị móp góc, hai hộp còn nguyên.</Fact>
        </Facts>
        <Sums
          lines={[
            { key: 'goods', label: 'Tiền hàng, 8 sản phẩm', amount: 849_000 },
            { key: 'fee', label: 'Phí giao hàng', amount: 32_000 },
            { key: 'voucher', label: 'Voucher CHOSOM', amount: -30_000, kind: 'off' },
            { key: 'total', label: 'Tổng đơn', amount: 851_000, kind: 'total' },
            { key: 'paid', label: 'Đã nhận cọc', amount: -200_000, kind: 'off' },
          ]}
          due={{ key: 'due', label: 'Còn phải thu', amount: 651_000 }}
          note="Khách chuyển thêm trước khi giao thì nhãn in lại theo số mới."
        />
      </Specimen>
      <Specimen name="Progress" className="space-y-8">
        <Progress
          label="Đơn đang giao"
          steps={[
            { key: '1', label: 'Đã đặt', icon: <ClipboardCheck />, state: 'done', hint: '20/11/2026 08:15' },
            { key: '2', label: 'Đóng gói', icon: <Package />, state: 'done', hint: '20/11/2026 14:02' },
            { key: '3', label: 'Đang giao', icon: <Truck />, state: 'current', hint: '21/11/2026 09:30' },
            { key: '4', label: 'Hoàn thành', icon: <PackageCheck />, state: 'ahead' },
          ]}
        />
        <Progress
          label="Đơn đã hủy"
          steps={[
            { key: '1', label: 'Đã đặt', icon: <ClipboardCheck />, state: 'done', hint: '20/11/2026 08:15' },
            { key: '2', label: 'Đã hủy', icon: <X />, state: 'stopped', hint: '20/11/2026 08:40' },
          ]}
        />
      </Specimen>
      <Specimen name="Timeline">
        <Timeline
          lines={[
            { id: '3', title: 'Đơn lên đường', meta: '21/11/2026 09:30 · Nhân viên chợ' },
            { id: '2', title: 'Kho bắt đầu đóng gói', meta: '20/11/2026 14:02 · Nhân viên chợ' },
            { id: '1', title: 'Đơn được đặt', meta: '20/11/2026 08:15 · Bạn', note: 'Giao giờ hành chính.' },
          ]}
        />
      </Specimen>
    </>
  );
}
