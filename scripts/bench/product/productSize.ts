/** How many circles recruit, and how many people there are: ten in each of them. */
export interface ProductSize {
  circles: number;
  people: number;
}
