/** Which of so many partitions something lies in: always the same, and all of them about as full. */
export function shardOf(id: string, shards: number): number {
  let hash = 0;
  for (const letter of id) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0;
  return hash % shards;
}
