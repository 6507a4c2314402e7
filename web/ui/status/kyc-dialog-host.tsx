import { useEffect, useState } from 'react';
import { hostKycQuestions, type KycQuestion } from '../../platform/feedback/kyc-question.ts';
import { lazyPiece } from '../feedback/lazy-piece.tsx';

const KycDialog = lazyPiece(async () => (await import('./kyc-dialog.tsx')).KycDialog, {
  giveUp: ({ onClose }) => onClose(),
});

/** Shows refusals for lack of a verified identity in a dialog, where likes and comments are: a toast would pass by. */
export function KycDialogHost() {
  const [question, setQuestion] = useState<KycQuestion>();
  useEffect(() => hostKycQuestions(setQuestion), []);
  return question && <KycDialog question={question} onClose={() => setQuestion(undefined)} />;
}
