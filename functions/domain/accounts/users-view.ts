import type { ViewDefinition } from '#functions/platform/views/view-feed.ts';
import { fold } from '#shared/text.ts';
import { Profile } from './account.ts';
import { userFeed } from './account-keys.ts';

export const usersView: ViewDefinition<Profile> = {
  ...userFeed,
  version: 1,
  schema: `
    CREATE TABLE users (
      id TEXT PRIMARY KEY,
      status TEXT NOT NULL,
      role TEXT NOT NULL,
      referrer_id TEXT,
      created_at TEXT NOT NULL,
      searched TEXT NOT NULL,
      profile TEXT NOT NULL
    );
    CREATE INDEX users_created ON users (created_at DESC, id);
    CREATE INDEX users_status ON users (status, created_at DESC, id);
    CREATE INDEX users_referrer ON users (referrer_id);
  `,
  item: Profile,
  writer(db) {
    const save = db.prepare('INSERT OR REPLACE INTO users VALUES (?, ?, ?, ?, ?, ?, ?)');
    const remove = db.prepare('DELETE FROM users WHERE id = ?');
    return {
      save(profile) {
        const { id, status, role, referrerId, createdAt, fullName, email, phoneNumber, referenceId } =
          profile;
        const searched = fold([fullName, email, phoneNumber, referenceId].join(' '));
        save.run(id, status, role, referrerId, createdAt, searched, JSON.stringify(profile));
      },
      remove: (id) => void remove.run(id),
    };
  },
};
