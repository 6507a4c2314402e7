import { AppError } from '#shared/contract/errors.ts';

/** Error code of a refused operation; undefined if it succeeded. Other errors are rethrown. */
export async function refusalOf(work: Promise<unknown>): Promise<string | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}
