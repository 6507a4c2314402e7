import { UsersRound } from 'lucide-react';
import { listPeople } from '#shared/people/people.contract.ts';
import type { UserStatus } from '#shared/values/user-statuses.ts';
import { staffList } from '#web/ui/list/staff-list.tsx';
import { usePersonColumns } from './use-person-columns.tsx';

/** A list that shows one status only is a page of its own and keeps its own saved views. */
const peopleList = (only?: UserStatus) =>
  staffList(listPeople, {
    name: only ? `users-${only}` : 'users',
    texts: { ns: 'accounts', at: 'users' },
    icon: <UsersRound />,
    period: ['createdFrom', 'createdTo'],
    days: 'createdAt',
    choices: { ...(!only && { status: { options: 'people:meaning', single: true } }), role: 'role' },
    nameOf: ({ fullName }) => fullName,
    asks: (query) => (only ? { ...query, status: only } : query),
    useOwn: () => ({ columns: usePersonColumns() }),
    columns: (_, { own }) => own.columns,
  });

/** Members, searchable by name, e-mail, phone or code, newest first. */
export const PeopleList = peopleList();
export const ActivePeopleList = peopleList('active');
export const InactivePeopleList = peopleList('inactive');
