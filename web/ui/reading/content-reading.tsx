import { MessageCircle } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentItem } from '#shared/publishing/content-item.ts';
import { Button } from '../actions/button.tsx';
import { lazyPiece } from '../feedback/lazy-piece.tsx';
import { ContentByline } from './content-byline.tsx';
import type { ContentKind } from './content-kind.ts';
import { ContentLike } from './content-like.tsx';
import { useLiked } from './use-liked.ts';
import { useViewCount } from './use-view-count.ts';

const LikersDialog = lazyPiece(async () => (await import('./likers-dialog.tsx')).LikersDialog, {
  giveUp: ({ onClose }) => onClose(),
});

/** Renders the comments; the number changes with each request to go to them. */
export type RenderComments<Item> = (item: Item, focusRequest: number) => ReactNode;

type Props<Item> = {
  kind: ContentKind;
  item: Item;
  startsAtComments: boolean;
  comments: RenderComments<Item>;
  /** Stands above the byline, such as pictures. */
  head: ReactNode;
  /** Further buttons beside the likes and comments. */
  buttons: ReactNode;
  /** The text. */
  children: ReactNode;
};

/** Shows a whole item with likes and comments, and counts the view. */
export function ContentReading<Item extends ContentItem>({
  kind,
  item,
  startsAtComments,
  comments,
  head,
  buttons,
  children,
}: Props<Item>) {
  const { t } = useTranslation(kind.texts.ns);
  const isLiked = useLiked(kind, [item.id]);
  const [isListing, setListing] = useState(false);
  const [focusRequest, setFocusRequest] = useState(startsAtComments ? 1 : 0);
  useViewCount(kind, item.id);
  return (
    <div className="space-y-5">
      {head}
      <ContentByline kind={kind} item={item} />
      {children}
      <div className="-mx-2 flex flex-wrap items-center gap-1 border-y border-line py-1">
        <ContentLike kind={kind} item={item} isLiked={isLiked(item.id)} />
        <Button
          size="sm"
          variant="ghost"
          icon={<MessageCircle aria-hidden />}
          aria-label={t('comments', { count: item.commentCount })}
          onClick={() => setFocusRequest((before) => before + 1)}
        >
          {item.commentCount}
        </Button>
        {item.likes > 0 && (
          <Button size="sm" variant="ghost" onClick={() => setListing(true)}>
            {t('likers.open')}
          </Button>
        )}
        <span className="ml-auto">{buttons}</span>
      </div>
      {comments(item, focusRequest)}
      {isListing && <LikersDialog kind={kind} id={item.id} onClose={() => setListing(false)} />}
    </div>
  );
}
