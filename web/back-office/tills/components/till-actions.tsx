import { Calculator, Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffTill } from '#shared/tills/till.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { FileButton } from '#web/ui/files/file-button.tsx';
import { tillSlip } from '../api/till-queries.ts';
import { CountForm } from './count-form.tsx';

/** Actions on a till: close an open one, also on behalf of its owner, and print the slip of a closed one. */
export function TillActions({ till }: { till: StaffTill }) {
  const { t } = useTranslation('till');
  const [counting, setCounting] = useState(false);
  const leave = () => setCounting(false);
  return (
    <>
      {till.status === 'closed' && (
        <FileButton
          icon={<Printer />}
          variant="primary"
          fetchFile={() => tillSlip(till.id)}
          loadingText={t('slip.making')}
          failed={t('slip.failed')}
        >
          {t('slip.act')}
        </FileButton>
      )}
      {till.may.close && (
        <Button variant="primary" icon={<Calculator />} onClick={() => setCounting(true)}>
          {t('count.open')}
        </Button>
      )}
      {/* Not bound to the open state, because the till can already appear closed before the form got its
          answer. */}
      {counting && <CountForm till={till} onClose={leave} onClosed={leave} />}
    </>
  );
}
