import { Search } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';

type Props = { notFound: boolean; onEmail: (email: string) => void };

/** Nobody is signed in, or the payment is not theirs: the address it was ordered with proves it. */
export function AskProof({ notFound, onEmail }: Props) {
  const { t } = useTranslation('payments');
  const [email, setEmail] = useState('');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (email.trim()) onEmail(email.trim());
  };
  return (
    <Card className="mx-auto max-w-130 px-5 py-8 sm:px-8">
      <h2 className="text-lg font-bold">{t(notFound ? 'proof.notFound' : 'proof.title')}</h2>
      <p className="mt-1.5 mb-5 text-pretty text-ink-2">{t('proof.text')}</p>
      <form noValidate onSubmit={submit} className="space-y-4">
        <Field label={t('proof.email')} required>
          <Input
            type="email"
            autoComplete="email"
            maxLength={120}
            placeholder="ten@email.vn"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        </Field>
        <Button type="submit" variant="primary" block icon={<Search />} disabled={email.trim() === ''}>
          {t('proof.open')}
        </Button>
      </form>
    </Card>
  );
}
