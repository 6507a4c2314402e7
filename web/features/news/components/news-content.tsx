import clsx from 'clsx';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { SafeHtml } from '#web/ui/data/safe-html.tsx';
import { isLong } from '../rules/news-text.ts';

/** Shows the text of a news item; a long one is collapsed to 120 px at first. */
export function NewsContent({ html }: { html: string }) {
  const { t } = useTranslation('news');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (html === '') return null;
  const isCollapsible = isLong(html);
  return (
    <div>
      <div id={id} className={clsx(isCollapsible && !isOpen && 'max-h-30 overflow-hidden')}>
        <SafeHtml html={html} />
      </div>
      {isCollapsible && (
        <Button
          size="sm"
          variant="ghost"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('content.less') : t('content.more')}
        </Button>
      )}
    </div>
  );
}
