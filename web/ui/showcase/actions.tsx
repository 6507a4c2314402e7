import { ArrowRight, Bell, Heart, LayoutGrid, List, Plus, Save, ShoppingBag, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { ButtonLink } from '../actions/button-link.tsx';
import { Chip, FilterChip } from '../actions/chip.tsx';
import { CopyButton } from '../data/copy-button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { ThemeToggle } from '../preferences/theme-toggle.tsx';
import { Tooltip } from '../overlays/tooltip.tsx';
import { Group, Row, Specimen } from './specimen.tsx';

export function Actions() {
  const [saving, setSaving] = useState(false);
  const [grid, setGrid] = useState(true);
  const [warehouse, setWarehouse] = useState(true);
  const save = () => {
    setSaving(true);
    setTimeout(() => setSaving(false), 1600);
  };
  return (
    <Group title="Thao tác">
      <Specimen name="Button · kiểu, cỡ, trạng thái" className="space-y-4">
        <Row>
          <Button variant="primary">Mua ngay</Button>
          <Button icon={<ShoppingBag />}>Thêm vào giỏ</Button>
          <Button variant="ghost">Để sau</Button>
          <Button variant="danger" icon={<Trash2 />}>
            Xóa
          </Button>
          <ButtonLink to="/dev/ui" iconAfter={<ArrowRight />}>
            Xem thêm
          </ButtonLink>
        </Row>
        <Row>
          <Button variant="primary" size="sm" icon={<Plus />}>
            Nhỏ
          </Button>
          <Button variant="primary">Vừa</Button>
          <Button variant="primary" size="lg">
            Lớn
          </Button>
          <Button variant="primary" icon={<Save />} loading={saving} loadingText="Đang lưu..." onClick={save}>
            Lưu thay đổi
          </Button>
          <Button loading loadingText="Đang tải...">
            Tải
          </Button>
        </Row>
        <Row>
          <Button variant="primary" disabled>
            Mua ngay
          </Button>
          <Button disabled>Thêm vào giỏ</Button>
          <Button variant="ghost" disabled>
            Để sau
          </Button>
          <Button variant="danger" disabled>
            Xóa
          </Button>
        </Row>
        <Button variant="primary" size="lg" block>
          Đặt hàng · 690.000 ₫
        </Button>
      </Specimen>
      <Specimen name="IconButton · Tooltip · CopyButton">
        <Row>
          <Tooltip text="Thêm vào yêu thích">
            <IconButton label="Thêm vào yêu thích" icon={<Heart />} />
          </Tooltip>
          <IconButton label="Thông báo: 12 mới" icon={<Bell />} badge="9+" />
          <IconButton label="Giỏ hàng: 3 sản phẩm" icon={<ShoppingBag />} badge={3} variant="outline" />
          <IconButton label="Thêm" icon={<Plus />} variant="solid" round />
          <IconButton
            label="Xem dạng lưới"
            icon={<LayoutGrid />}
            pressed={grid}
            onClick={() => setGrid(true)}
          />
          <IconButton
            label="Xem dạng danh sách"
            icon={<List />}
            pressed={!grid}
            onClick={() => setGrid(false)}
          />
          <IconButton label="Đang lưu" icon={<Save />} variant="outline" loading />
          <IconButton label="Không dùng được" icon={<Trash2 />} variant="outline" disabled />
          <CopyButton value="CL261121-7K2QF">CL261121-7K2QF</CopyButton>
        </Row>
      </Specimen>
      <Specimen name="Chip · FilterChip · ThemeToggle">
        <Row>
          <Chip pressed={warehouse} onClick={() => setWarehouse(!warehouse)}>
            Còn hàng
          </Chip>
          <Chip>Miễn phí giao</Chip>
          <FilterChip label="Trạng thái: 5" onRemove={() => undefined} />
          <FilterChip label="Kho: Đà Nẵng" onRemove={() => undefined} />
          <ThemeToggle />
        </Row>
      </Specimen>
    </Group>
  );
}
