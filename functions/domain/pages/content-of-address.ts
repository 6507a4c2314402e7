import { AppError } from '#shared/contract/errors.ts';
import type { MovedPage } from './page.ts';

type FoundContent<T> = { status: 200; content: T };
type AbsentContent = { status: 404 | 410 };

/**
 * Finds the content of an address. Any other address of it, such as one with a former slug, leads to the current
 * one. The API answers 404 for what was removed as well as for what never was; here the two differ.
 */
export async function contentOfAddress<T>(
  path: string,
  find: () => Promise<T>,
  addressOf: (content: T) => string,
): Promise<FoundContent<T> | MovedPage | AbsentContent> {
  try {
    const content = await find();
    const current = addressOf(content);
    return path === current ? { status: 200, content } : { status: 301, path: current };
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 404) throw error;
    return { status: error.code === 'CONTENT_REMOVED' ? 410 : 404 };
  }
}
