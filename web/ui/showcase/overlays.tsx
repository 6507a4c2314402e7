import { Copy, EllipsisVertical, MapPin, Pencil, Trash2 } from 'lucide-react';
import { AlertDialog } from '../overlays/alert-dialog.tsx';
import { Button } from '../actions/button.tsx';
import { Dialog, DialogClose } from '../overlays/dialog.tsx';
import { Drawer, Sheet } from '../overlays/drawer.tsx';
import { Field } from '../fields/field.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { Input } from '../fields/input.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../overlays/menu.tsx';
import { Popover } from '../overlays/popover.tsx';
import { toast } from '../../platform/feedback/toast.ts';
import { Group, Row, Specimen } from './specimen.tsx';

const pause = () => new Promise((resolve) => setTimeout(resolve, 1200));

export function Overlays() {
  return (
    <Group title="Lớp nổi">
      <Specimen name="Dialog · AlertDialog · Drawer · Sheet · Popover · Menu">
        <Row>
          <Dialog
            trigger={<Button>Hộp thoại</Button>}
            title="Địa chỉ giao hàng"
            description="Dùng cho đơn này và các đơn sau."
            footer={
              <>
                <DialogClose asChild>
                  <Button>Hủy</Button>
                </DialogClose>
                <Button variant="primary">Lưu địa chỉ</Button>
              </>
            }
          >
            <div className="space-y-4">
              <Field label="Người nhận" required>
                <Input defaultValue="Nguyễn Thị Hồng Nhung" />
              </Field>
              <Field label="Địa chỉ chi tiết" required error="Hãy nhập số nhà và tên đường.">
                <Input before={<MapPin />} placeholder="12 Trần Phú" />
              </Field>
            </div>
          </Dialog>
          <AlertDialog
            trigger={<Button variant="danger">Xác nhận xóa</Button>}
            title="Xóa sản phẩm này?"
            consequence="‘Đèn lồng lụa Hội An’ sẽ rời khỏi chợ ngay. Các đơn đã đặt không thay đổi. Không thể hoàn tác."
            confirmText="Xóa sản phẩm"
            busyText="Đang xóa..."
            onConfirm={pause}
          />
          <Sheet
            trigger={<Button>Bảng bên</Button>}
            title="Đơn CL261121-7K2QF"
            description="Đã xác nhận · 08:42 hôm nay"
            footer={<Button variant="primary">Bắt đầu đóng gói</Button>}
          >
            <p className="text-ink-2">Chi tiết đơn hàng nằm ở đây, danh sách vẫn ở phía sau.</p>
          </Sheet>
          <Drawer side="left" size="sm" trigger={<Button>Ngăn kéo</Button>} title="Danh mục">
            <p className="text-ink-2">Gạo &amp; ngũ cốc</p>
          </Drawer>
          <Popover label="Giao tới" trigger={<Button icon={<MapPin />}>Giao tới</Button>}>
            <p className="max-w-60 text-sm">Cẩm Châu, Hội An. Dự kiến nhận hàng thứ Năm, 26/11.</p>
          </Popover>
          <Menu trigger={<IconButton variant="outline" label="Thêm thao tác" icon={<EllipsisVertical />} />}>
            <MenuLabel>Sản phẩm</MenuLabel>
            <MenuItem icon={<Pencil />} hint="E">
              Sửa
            </MenuItem>
            <MenuItem icon={<Copy />}>Nhân bản</MenuItem>
            <MenuItem disabled>Chuyển kho</MenuItem>
            <MenuSeparator />
            <MenuItem danger icon={<Trash2 />}>
              Xóa
            </MenuItem>
          </Menu>
        </Row>
      </Specimen>
      <Specimen name="Toast · mỗi lần một thông báo">
        <Row>
          <Button onClick={() => toast.success('Đã thêm vào giỏ hàng')}>Thành công</Button>
          <Button
            onClick={() =>
              toast.error('Không thể cập nhật số lượng', { description: 'Kho Đà Nẵng chỉ còn 3 chiếc.' })
            }
          >
            Lỗi
          </Button>
          <Button
            onClick={() =>
              toast.info('Yêu cầu đăng nhập', {
                description: 'Đăng nhập để lưu giỏ hàng của bạn.',
                action: { label: 'Mua không cần tài khoản', onClick: () => undefined },
              })
            }
          >
            Có nút
          </Button>
        </Row>
      </Specimen>
    </Group>
  );
}
