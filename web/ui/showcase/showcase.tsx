import clsx from 'clsx';
import { useTheme } from '../../platform/theme/theme.ts';
import { Logo } from '../layout/logo.tsx';
import { Actions } from './actions.tsx';
import { Charts } from './charts.tsx';
import { Data } from './data.tsx';
import { EditableGrid } from './editable-grid.tsx';
import { Forms } from './forms.tsx';
import { Foundation } from './foundation.tsx';
import { Lists, Views } from './lists.tsx';
import { Market } from './market.tsx';
import { Overlays } from './overlays.tsx';
import { RecordPieces } from './record.tsx';
import { Scanning } from './scanning.tsx';
import { Group } from './specimen.tsx';

export type ShowcaseView = 'light' | 'dark' | 'both';

const Staff = () => (
  <Group title="Hồ sơ và danh sách">
    <RecordPieces />
    <Views />
    <Lists />
    <EditableGrid />
  </Group>
);

const groups = [
  { id: 'foundation', title: 'Nền tảng', Show: Foundation },
  { id: 'actions', title: 'Thao tác', Show: Actions },
  { id: 'forms', title: 'Biểu mẫu', Show: Forms },
  { id: 'overlays', title: 'Lớp nổi', Show: Overlays },
  { id: 'data', title: 'Dữ liệu', Show: Data },
  { id: 'charts', title: 'Biểu đồ', Show: Charts },
  { id: 'scanning', title: 'Quét mã', Show: Scanning },
  { id: 'staff', title: 'Hồ sơ', Show: Staff },
  { id: 'market', title: 'Phiên chợ', Show: Market },
];
const views = [
  ['light', 'Sáng'],
  ['dark', 'Tối'],
  ['both', 'Cả hai'],
] as const;

type Props = { view: ShowcaseView | undefined; onView: (view: ShowcaseView) => void };

/** Shows every component in every state. A page for developers, and therefore in one language only. */
export default function Showcase({ view, onView }: Props) {
  const { theme } = useTheme();
  const shown = view ?? theme;
  return (
    <>
      <header className="sticky top-0 z-30 border-b border-line bg-paper/90 backdrop-blur">
        <div className="page-width flex h-16 max-w-none! items-center gap-3 sm:gap-5">
          <Logo />
          <nav aria-label="Nhóm" className="flex grow justify-center gap-1 max-lg:hidden">
            {groups.map(({ id, title }) => (
              <a
                key={id}
                href={`#${id}`}
                className="rounded-sm px-3 py-2 text-sm font-medium text-ink-2 hover:bg-hover hover:text-ink"
              >
                {title}
              </a>
            ))}
          </nav>
          <fieldset aria-label="Giao diện" className="ml-auto flex gap-1 rounded-md bg-mute p-1">
            {views.map(([value, label]) => (
              <button
                key={value}
                type="button"
                aria-pressed={value === shown}
                onClick={() => onView(value)}
                className="h-8 rounded-sm px-2 text-sm whitespace-nowrap sm:px-3 font-semibold text-ink-2 transition-colors hover:text-ink aria-pressed:bg-surface aria-pressed:text-brand"
              >
                {label}
              </button>
            ))}
          </fieldset>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={clsx(shown !== 'both' && 'page-width max-w-260! py-8')}>
        <h1 className={clsx('text-2xl font-bold', shown === 'both' && 'page-width pt-8')}>
          Bộ mẫu giao diện
        </h1>
        <p className={clsx('mt-1 max-w-[60ch] text-ink-2', shown === 'both' && 'page-width mx-0! pb-6')}>
          Mọi mảnh ghép của Chợ Làng trong mọi trạng thái. Đổi giao diện ở góc phải để soi cả ngày lẫn đêm.
        </p>
        {groups.map((group) => (
          <ShownGroup key={group.id} {...group} view={shown} />
        ))}
      </main>
    </>
  );
}

function ShownGroup({ id, Show, view }: (typeof groups)[number] & { view: ShowcaseView }) {
  if (view !== 'both')
    return (
      <div id={id} className="mt-10 scroll-mt-20">
        <Show />
      </div>
    );
  return (
    <div id={id} className="grid scroll-mt-16 xl:grid-cols-2">
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} data-theme={theme} className="min-w-0 bg-paper px-4 py-8 text-ink md:px-8">
          <Show />
        </div>
      ))}
    </div>
  );
}
