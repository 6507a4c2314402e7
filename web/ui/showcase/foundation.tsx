import clsx from 'clsx';
import { Logo, LogoMark } from '../layout/logo.tsx';
import { ProductPicture, grounds } from '../media/product-picture.tsx';
import { pictures } from './pictures.ts';
import { Group, Row, Specimen } from './specimen.tsx';

const colours = [
  ['paper', 'bg-paper'],
  ['surface', 'bg-surface'],
  ['sunken', 'bg-sunken'],
  ['raised', 'bg-raised'],
  ['mute', 'bg-mute'],
  ['line', 'bg-line'],
  ['line-strong', 'bg-line-strong'],
  ['control', 'bg-control'],
  ['ink', 'bg-ink'],
  ['ink-2', 'bg-ink-2'],
  ['ink-3', 'bg-ink-3'],
  ['brand', 'bg-brand'],
  ['brand-strong', 'bg-brand-strong'],
  ['brand-soft', 'bg-brand-soft'],
  ['jade', 'bg-jade'],
  ['jade-soft', 'bg-jade-soft'],
  ['gold', 'bg-gold'],
  ['gold-soft', 'bg-gold-soft'],
  ['sky', 'bg-sky'],
  ['sky-soft', 'bg-sky-soft'],
  ['danger', 'bg-danger'],
  ['danger-soft', 'bg-danger-soft'],
] as const;

const steps = [
  ['text-2xl font-bold', '2xl · Của ngon làng mình'],
  ['text-xl font-bold', 'xl · Giao tận ngõ'],
  ['text-lg font-bold', 'lg · Đèn lồng lụa Hội An cỡ lớn'],
  ['text-base', 'base · Khung tre Cẩm Kim hấp chống mọt, lụa tơ tằm căng tay.'],
  ['text-sm', 'sm · Miễn phí giao từ 500.000 ₫'],
  ['text-xs text-ink-2', 'xs · Vừa về chợ trong tuần này'],
] as const;

const objects = ['rice', 'lantern', 'shirt', 'watch', 'mango', 'tea'] as const;

export function Foundation() {
  return (
    <Group title="Nền tảng">
      <Specimen name="Logo">
        <Row className="gap-8">
          <Logo />
          <LogoMark />
          <LogoMark className="size-6!" />
        </Row>
      </Specimen>
      <Specimen name="Màu">
        <ul className="grid grid-cols-3 gap-3 sm:grid-cols-5 md:grid-cols-6">
          {colours.map(([name, look]) => (
            <li key={name} className="min-w-0 text-xs text-ink-2">
              <span className={clsx('mb-1 block h-10 rounded-sm border border-line', look)} />
              <span className="block truncate">{name}</span>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Chữ">
        <div className="space-y-2">
          {steps.map(([look, text]) => (
            <p key={text} className={look}>
              {text}
            </p>
          ))}
        </div>
      </Specimen>
      <Specimen name="PictureGround">
        <div className="grid grid-cols-3 gap-3 sm:grid-cols-6">
          {grounds.map((ground, index) => (
            <ProductPicture
              key={ground}
              src={pictures[objects[index] ?? 'rice']}
              alt=""
              ground={ground}
              className="rounded-md"
            />
          ))}
        </div>
      </Specimen>
    </Group>
  );
}
