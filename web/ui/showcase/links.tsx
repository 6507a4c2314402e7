import { LinkCard, LinkCardSkeleton } from '../data/link-card.tsx';
import { pictures } from './pictures.ts';
import { Specimen } from './specimen.tsx';

export function Links() {
  return (
    <Specimen name="LinkCard" className="grid gap-4 md:grid-cols-2">
      <LinkCard
        url="https://vi.wikipedia.org/wiki/B%C3%A1t_Tr%C3%A0ng"
        domain="vi.wikipedia.org"
        title="Gốm Bát Tràng: làng nghề bảy trăm năm bên sông Hồng"
        description="Men lam, men rạn và những lò bầu cuối cùng còn đỏ lửa. Bài viết kể chuyện người giữ nghề qua bốn đời thợ."
        image={pictures.tea}
      />
      <LinkCard url="https://lang.vn" domain="lang.vn" title="lang.vn" description="" image={null} />
      <LinkCardSkeleton />
    </Specimen>
  );
}
