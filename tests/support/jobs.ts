import { newId } from '#shared/values/ids.ts';
import { jobRecord, jobExpiry, type StoredJob } from '#functions/domain/jobs/job-record.ts';
import type { World } from './world.ts';

/** Finished job of a user. */
export const aStoredJob = (given: Partial<StoredJob> = {}): StoredJob => {
  const at = new Date();
  const time = at.toISOString();
  return {
    id: newId(),
    kind: 'import-products',
    ownerId: newId(),
    ownerName: 'Trần Thị Thử',
    ownerRole: 'collaborator',
    language: 'vi',
    input: { mode: 'apply', checkId: newId() },
    status: 'done',
    reason: null,
    questions: [],
    stopAsked: false,
    backAsked: false,
    turn: 4,
    cursor: null,
    tries: 0,
    takingBack: null,
    file: null,
    total: 2,
    done: 2,
    changed: 1,
    made: 0,
    unchanged: 1,
    refused: 0,
    remarked: 0,
    takenBack: 0,
    kept: 0,
    createdAt: time,
    updatedAt: time,
    endedAt: time,
    version: 5,
    expiresAt: jobExpiry(at),
    ...given,
  };
};

export async function keepJob(world: World, given: Partial<StoredJob> = {}): Promise<StoredJob> {
  const job = aStoredJob(given);
  await world.write([jobRecord.item(job)]);
  return job;
}
