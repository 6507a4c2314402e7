import type { DocumentDetail } from '#shared/library/document.ts';
import type { PositionOf } from '#shared/library/merge-progress.ts';

/** Returns the positions of a document's chapters. */
export function positionIn({ chapters }: Pick<DocumentDetail, 'chapters'>): PositionOf {
  const positions = new Map(chapters.map(({ id, position }) => [id, position]));
  return (chapterId) => positions.get(chapterId);
}
