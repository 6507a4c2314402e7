import { avatarButton } from '../avatar-button.tsx';

export const MemberButton = avatarButton(async () => (await import('./member-menu.tsx')).MemberMenu);
