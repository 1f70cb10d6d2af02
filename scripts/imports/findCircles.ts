import type { Imports } from "./readImports.ts";

/**
 * Groups of files that import each other, directly or through others (strongly connected components, after Tarjan), the
 * largest first. Files in no circle are left out.
 */
export function findCircles(imports: Imports): string[][] {
  const order = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();
  const circles: string[][] = [];

  const visit = (file: string): number => {
    const number = order.size;
    order.set(file, number);
    let low = number;
    open.push(file);
    isOpen.add(file);
    for (const target of imports.get(file) ?? []) {
      if (!order.has(target)) low = Math.min(low, visit(target));
      else if (isOpen.has(target)) low = Math.min(low, order.get(target)!);
    }
    if (low === number) {
      const circle = open.splice(open.indexOf(file));
      for (const member of circle) isOpen.delete(member);
      if (circle.length > 1) circles.push(circle.toSorted());
    }
    return low;
  };
  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return circles.toSorted((a, b) => b.length - a.length || a[0]!.localeCompare(b[0]!));
}
