import type { Category } from '#shared/catalogue/index.ts';
import { slugify } from '#shared/values/text.ts';
import { departments } from './lines/index.ts';
import type { Department, Line } from './product-line.ts';

/** Lowest category, which contains products, with its line of goods. */
export type Shelf = { category: Category; line: Line; department: Department };

const openedAt = '2025-03-01T02:00:00.000Z';

type Place = { name: string; about: string; icon: string };

function categoryOf(
  place: Place,
  parent: Category | null,
  position: number,
  group: Department['group'],
): Category {
  const slug = slugify(place.name);
  const id = `cat_${slug}`;
  return {
    id,
    name: place.name,
    slug,
    description: place.about,
    parentId: parent?.id ?? null,
    path: [...(parent?.path ?? []), id],
    level: (parent?.level ?? 0) + 1,
    group,
    icon: place.icon,
    position,
    createdAt: openedAt,
  };
}

const lineIcon = ({ pictures }: Line): string => pictures[0] ?? '';

/** The whole category tree, parents before children, and the shelves at its leaves. */
export function buildCategories(): { categories: Category[]; shelves: Shelf[] } {
  const categories: Category[] = [];
  const shelves: Shelf[] = [];
  departments.forEach((department, d) => {
    const root = categoryOf(department, null, d + 1, department.group);
    categories.push(root);
    department.aisles.forEach((aisle, a) => {
      const middle = categoryOf(aisle, root, a + 1, department.group);
      categories.push(middle);
      aisle.lines.forEach((line, l) => {
        const place = { name: line.name, about: line.about, icon: lineIcon(line) };
        const category = categoryOf(place, middle, l + 1, department.group);
        categories.push(category);
        shelves.push({ category, line, department });
      });
    });
  });
  return { categories: categories.map(apart()), shelves };
}

/** Makes slugs unique, because departments, aisles and shelves may share a name. */
function apart() {
  const seen = new Map<string, number>();
  return (category: Category): Category => {
    const times = (seen.get(category.slug) ?? 0) + 1;
    seen.set(category.slug, times);
    if (times > 1) throw new Error(`Two categories are called “${category.name}”`);
    return category;
  };
}
