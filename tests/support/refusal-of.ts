import { AppError } from '#shared/contract/errors.ts';

/** The code an operation is refused with; undefined where it is done. Any other error is a mistake and thrown on. */
export async function refusalOf(work: Promise<unknown>): Promise<string | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}
