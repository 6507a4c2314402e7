import { useTranslation } from 'react-i18next';

const steps = ['register', 'verify', 'market'] as const;

export function Steps() {
  const { t } = useTranslation('welcome');
  return (
    <section aria-labelledby="steps">
      <h2 id="steps" className="text-xl font-bold">
        {t('steps')}
      </h2>
      <ol className="mt-6 grid gap-4 md:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step} className="rounded-md border border-line bg-surface p-5">
            <span aria-hidden className="text-2xl font-bold text-brand tabular-nums">
              {index + 1}
            </span>
            <h3 className="mt-1 text-lg font-bold">{t(`step.${step}.title`)}</h3>
            <p className="mt-1 text-pretty text-ink-2">{t(`step.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
