import { Link } from '@tanstack/react-router';
import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx';
import { policyNames, type PolicyName } from '../rules/policy-names.ts';

type Props = {
  policy: PolicyName;
  /** Contact for further questions. */
  careUrl: string | undefined;
};

export function PolicyPage({ policy, careUrl }: Props) {
  const { t } = useTranslation(['policies', 'catalogue']);
  const sections = t(`page.${policy}.sections`, { returnObjects: true });
  return (
    <>
      <Breadcrumb
        className="py-3"
        items={[{ label: t('catalogue:home'), to: '/e-commerce' }, { label: t(`page.${policy}.title`) }]}
      />
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <article className="max-w-[70ch] pt-2 sm:pt-4">
          <p className="text-sm font-semibold text-brand">{t('lead')}</p>
          <h1 className="mt-1 text-xl font-bold sm:text-2xl">{t(`page.${policy}.title`)}</h1>
          <p className="mt-3 text-lg text-ink-2">{t(`page.${policy}.summary`)}</p>
          {sections.map(({ title, paragraphs }, place) => (
            <section key={title} className="mt-8">
              <h2 className="flex items-baseline gap-3 text-lg font-bold">
                <span aria-hidden className="w-5 shrink-0 text-brand tabular-nums">
                  {place + 1}
                </span>
                {title}
              </h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph} className="mt-2 pl-8 leading-7">
                  {paragraph}
                </p>
              ))}
            </section>
          ))}
        </article>
        <aside className="space-y-6 lg:sticky lg:top-24 lg:self-start">
          <OtherPolicies policy={policy} />
          {careUrl && <Care url={careUrl} />}
        </aside>
      </div>
    </>
  );
}

function OtherPolicies({ policy }: { policy: PolicyName }) {
  const { t } = useTranslation('policies');
  return (
    <nav aria-labelledby="other-policies" className="rounded-md border border-line bg-surface p-2">
      <h2 id="other-policies" className="px-3 pt-2 pb-1 font-bold">
        {t('others')}
      </h2>
      <ul>
        {policyNames
          .filter((name) => name !== policy)
          .map((name) => (
            <li key={name}>
              <Link
                to="/e-commerce/policies/$policy"
                params={{ policy: name }}
                className="flex min-h-11 items-center rounded-sm px-3 text-sm text-ink-2 hover:bg-hover hover:text-ink"
              >
                {t(`page.${name}.title`)}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}

function Care({ url }: { url: string }) {
  const { t } = useTranslation('policies');
  return (
    <div className="rounded-md bg-jade-soft p-4 text-sm">
      <p>{t('help')}</p>
      <a
        href={url}
        className="mt-2 inline-flex min-h-11 items-center gap-2 font-semibold text-jade hover:underline [&_svg]:size-4.5"
      >
        <Mail aria-hidden />
        {t('ask')}
      </a>
    </div>
  );
}
