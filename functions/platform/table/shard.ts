/** Returns the shard of an id: always the same one, evenly distributed. */
export function shardOf(id: string, shards: number): number {
  let hash = 0;
  for (const letter of id) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0;
  return hash % shards;
}
