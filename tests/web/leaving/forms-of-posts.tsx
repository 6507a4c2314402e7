import { CaseRow, getCase } from '#shared/moderation/moderation.contract.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { ApprovalPage } from '#web/back-office/moderation/components/approval-page.tsx';
import { CaseDialog } from '#web/back-office/moderation/components/case-dialog.tsx';
import { NewsAddress } from '#web/back-office/posts/components/news-address.tsx';
import { NewsEditor } from '#web/back-office/posts/components/news-editor.tsx';
import { exampleOf } from '../support/example-of.ts';
import { answer } from '../support/network.ts';
import { type LeavingCases, nothing } from './leaving-case.ts';

const { moderation, staffNews } = texts;
const moves = {
  busy: false,
  move: () => Promise.resolve(),
  run: () => Promise.resolve(),
  settled: () => Promise.resolve(),
};
const editor = () => <NewsEditor opened={undefined} onCreated={nothing} onReplaced={nothing} />;

/** Forms of those who write for the community, and of moderators. */
export const formsOfPosts: LeavingCases = {
  'back-office/moderation/components/approval-page.tsx ApprovalForm': { draw: () => <ApprovalPage /> },
  'back-office/moderation/components/case-dialog.tsx Decisions': {
    draw: (close) => <CaseDialog id="comment~c1" onClose={close} />,
    answers: [answer(getCase, exampleOf(CaseRow, { state: 'open', cause: 'approval' }))],
    open: [moderation.decide.reject],
  },
  'back-office/posts/components/news-address.tsx RenameDialog': {
    draw: () => <NewsAddress slug="hoi-lang" locked={false} moves={moves} />,
    open: [staffNews.address.rename],
  },
  'back-office/posts/components/news-editor.tsx NewsEditor': { draw: editor },
};
