import { BadgeCheck, PackageOpen, ShoppingBag } from 'lucide-react';
import { Avatar } from '../data/avatar.tsx';
import { Badge } from '../data/badge.tsx';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { Button } from '../actions/button.tsx';
import { Card, CardHeader } from '../layout/card.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ErrorState } from '../feedback/error-state.tsx';
import { Loading, Skeleton, SkeletonText } from '../feedback/skeleton.tsx';
import { Stat } from '../data/stat.tsx';
import { Tabs } from '../layout/tabs.tsx';
import { OrderTable } from './order-table.tsx';
import { Group, Row, Specimen } from './specimen.tsx';

export function Data() {
  return (
    <Group title="Dữ liệu">
      <Figures />
      <OrderTable />
      <People />
      <Specimen name="Tabs · Breadcrumb" className="space-y-5">
        <Breadcrumb
          items={[
            { label: 'Trang chủ', to: '/' },
            { label: 'Thủ công', to: '/' },
            { label: 'Đèn lồng lụa Hội An cỡ lớn' },
          ]}
        />
        <Tabs
          label="Mạng lưới"
          tabs={[
            {
              value: 'all',
              label: 'Tất cả',
              count: 128,
              content: <p className="text-ink-2">Cả làng ở đây.</p>,
            },
            { value: 'direct', label: 'Trực tiếp', count: 17, content: <p>Người bạn mời.</p> },
            { value: 'indirect', label: 'Gián tiếp', content: <p>Bạn của bạn.</p> },
          ]}
        />
        <Tabs
          look="pill"
          label="Thời gian"
          tabs={[
            { value: 'day', label: 'Ngày', content: <p className="text-ink-2">Theo ngày.</p> },
            { value: 'week', label: 'Tuần', content: <p>Theo tuần.</p> },
            { value: 'month', label: 'Tháng', content: <p>Theo tháng.</p> },
          ]}
        />
      </Specimen>
      <States />
    </Group>
  );
}

function Figures() {
  return (
    <Specimen name="Stat">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(15rem,1fr))] gap-4">
        <Stat
          label="Doanh thu hôm nay"
          value="48,2M ₫"
          change={{ text: '12,4%', direction: 'up', good: true }}
        />
        <Stat label="QR hết hạn" value="3,2%" change={{ text: '0,5%', direction: 'down', good: false }} />
        <Stat label="Đơn chờ đóng gói" value="14" hint="6 đơn quá 4 giờ" />
        <Stat label="Tỷ lệ trả tiền" value="" loading />
      </div>
    </Specimen>
  );
}

function People() {
  return (
    <Specimen name="Avatar · Badge · Card">
      <Row className="mb-5">
        {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size, index) => (
          <Avatar
            key={size}
            size={size}
            name={['Trần Thu Hà', 'Minh Châu', 'Gia Hân', 'Hoàng Long', 'Nguyễn Thị Hồng Nhung'][index] ?? ''}
          />
        ))}
      </Row>
      <Row className="mb-5 gap-2">
        <Badge>Đã hủy</Badge>
        <Badge tone="jade" icon={<BadgeCheck />}>
          Làng nghề xác thực
        </Badge>
        <Badge tone="gold">Bán chạy</Badge>
        <Badge tone="sky">Đang giao</Badge>
        <Badge tone="brand">Mới về</Badge>
        <Badge tone="danger">Trả tiền hỏng</Badge>
        <Badge tone="solid">−18%</Badge>
      </Row>
      <div className="grid gap-4 md:grid-cols-2">
        <Card>
          <CardHeader
            title="Người cùng làng"
            hint="12 bạn chung"
            action={<Button size="sm">Theo dõi</Button>}
          />
          <p className="text-ink-2">Gốm Bát Tràng, men lam vẽ tay.</p>
        </Card>
        <Card floating>
          <CardHeader title="Thẻ nổi" />
          <p className="text-ink-2">Một mức bóng đổ mềm cho những gì đứng trên trang.</p>
        </Card>
      </div>
    </Specimen>
  );
}

function States() {
  return (
    <>
      <Specimen name="Skeleton">
        <Loading className="flex gap-4">
          <Skeleton className="size-28 shrink-0 rounded-md!" />
          <div className="grow space-y-3">
            <Skeleton className="h-5 w-2/5" />
            <SkeletonText lines={3} />
          </div>
        </Loading>
      </Specimen>
      <div className="grid gap-4 md:grid-cols-2">
        <Specimen name="EmptyState">
          <EmptyState
            size="sm"
            icon={<PackageOpen />}
            title="Chưa có đơn hàng nào"
            hint="Dạo một vòng chợ, chọn món bạn thích rồi quay lại đây."
            action={
              <Button variant="primary" icon={<ShoppingBag />}>
                Dạo chợ ngay
              </Button>
            }
          />
        </Specimen>
        <Specimen name="ErrorState">
          <ErrorState size="sm" onRetry={() => undefined} />
        </Specimen>
      </div>
    </>
  );
}
