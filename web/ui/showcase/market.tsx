import { Truck } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../data/badge.tsx';
import { Card } from '../layout/card.tsx';
import { Countdown } from '../data/countdown.tsx';
import { MediaGrid } from '../media/media-grid.tsx';
import { MediaViewer } from '../media/media-viewer.tsx';
import { ProductPicture, type PictureBackground } from '../media/product-picture.tsx';
import { compactVnd, DiscountBadge, Price } from '../data/price.tsx';
import { Rating } from '../data/rating.tsx';
import { RichText } from '../data/rich-text.tsx';
import { media, pictures } from './pictures.ts';
import { Group, Row, Specimen } from './specimen.tsx';

const products = [
  {
    picture: 'noodles',
    ground: 1,
    name: 'Phở bò khô Nam Định, hộp 10 gói',
    price: 129_000,
    base: 159_000,
    rating: 4.9,
  },
  {
    picture: 'shirt',
    ground: 3,
    name: 'Áo thun cotton hữu cơ dệt tay Hội An',
    price: 189_000,
    base: 249_000,
    rating: 4.3,
  },
  {
    picture: 'watch',
    ground: 4,
    name: 'Đồng hồ dây da thủ công Hà Nội',
    price: 1_250_000,
    base: null,
    rating: 3.5,
  },
] as const;

const text = `<p>Khung tre <strong>Cẩm Kim</strong> hấp chống mọt, lụa tơ tằm căng tay, <a href="https://vi.wikipedia.org">gập được</a> khi cất.</p>
<ul><li>Người làm: Bà Huỳnh Thị Sáu</li><li>Chất liệu: lụa tơ tằm, tre già</li></ul>
<blockquote>Mỗi chiếc mất hai ngày làm và có tên người làm trên đế.</blockquote><script>alert('không chạy')</script>`;

const inTwelveMinutes = () => Date.now() + 12 * 60_000 + 4_000;

export function Market() {
  const [viewed, setViewed] = useState<number>();
  const [qrEnds] = useState(inTwelveMinutes);
  return (
    <Group title="Phiên chợ">
      <Specimen name="PictureGround · Price · Rating · DiscountBadge">
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {products.map((product) => (
            <ProductSketch key={product.name} {...product} />
          ))}
        </div>
      </Specimen>
      <Specimen name="Price · Rating · Countdown" className="space-y-4">
        <Price amount={345_000} base={390_000} showDiscount />
        <Row className="gap-6">
          <Price amount={120_000} max={180_000} />
          <span className="font-semibold tabular-nums">{compactVnd(1_240_000)}</span>
          <span className="font-semibold tabular-nums">{compactVnd(12_000)}</span>
          <Rating value={4.5} count={128} />
          <Rating value={3.2} count={4} size="md" />
          <Rating value={0} count={0} />
          <span className="text-sm text-ink-2">
            Mã QR còn <Countdown until={qrEnds} endText="Mã QR đã hết hạn" />
          </span>
        </Row>
      </Specimen>
      <Specimen name="MediaGrid · MediaViewer">
        <div className="grid gap-4 sm:grid-cols-2">
          {[1, 2, 3, 6].map((count) => (
            <MediaGrid key={count} items={media.slice(0, count)} onOpen={setViewed} />
          ))}
        </div>
        <MediaViewer items={media} index={viewed} onIndex={setViewed} />
      </Specimen>
      <Specimen name="RichText">
        <RichText html={text} />
      </Specimen>
    </Group>
  );
}

type SketchProps = {
  picture: keyof typeof pictures;
  ground: PictureBackground;
  name: string;
  price: number;
  base: number | null;
  rating: number;
};

function ProductSketch({ picture, ground, name, price, base, rating }: SketchProps) {
  const off = base ? Math.floor(((base - price) * 100) / base) : 0;
  return (
    <Card padded={false} className="flex flex-col overflow-hidden">
      <div className="relative">
        <ProductPicture src={pictures[picture]} alt="" ground={ground} />
        <DiscountBadge solid percent={off} className="absolute top-2.5 left-2.5" />
      </div>
      <div className="flex grow flex-col gap-1.5 p-3.5">
        <p className="line-clamp-2 text-sm font-medium">{name}</p>
        <Price amount={price} base={base} className="mt-auto" />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-2">
          <Rating look="compact" value={rating} />
          <span>Đã bán 860</span>
          <Badge tone="jade" icon={<Truck />}>
            Miễn phí
          </Badge>
        </div>
      </div>
    </Card>
  );
}
