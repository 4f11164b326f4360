// What `Map.groupBy` does, which the oldest browsers that the page is made for do not have.

/** The items by their keys: keys in the order in which they first come, and the items of each as they come. */
export function groupBy<Key, Item>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key) ?? []
    group.push(item)
    groups.set(key, group)
  }
  return groups
}
