/** Answer of an operation that has nothing to tell but that it was done. */
export async function toSuccess(work: Promise<void>): Promise<{ success: true }> {
  await work;
  return { success: true };
}
