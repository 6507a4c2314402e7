import { ClipboardCheck, Package, PackageCheck, Truck, X } from 'lucide-react';
import { Steps } from '../data/steps.tsx';
import { Timeline } from '../data/timeline.tsx';
import { Specimen } from './specimen.tsx';

export function Progress() {
  return (
    <>
      <Specimen name="Steps" className="space-y-8">
        <Steps
          label="Đơn đang giao"
          steps={[
            { key: '1', label: 'Đã đặt', icon: <ClipboardCheck />, state: 'done', hint: '20/11/2026 08:15' },
            { key: '2', label: 'Đóng gói', icon: <Package />, state: 'done', hint: '20/11/2026 14:02' },
            { key: '3', label: 'Đang giao', icon: <Truck />, state: 'current', hint: '21/11/2026 09:30' },
            { key: '4', label: 'Hoàn thành', icon: <PackageCheck />, state: 'ahead' },
          ]}
        />
        <Steps
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
