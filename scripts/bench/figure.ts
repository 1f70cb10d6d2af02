/** One measured value, printed as one JSON line. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** What the value is compared with, in words; null without a comparison. */
  vs: string | null;
  /** The value divided by the one that it is compared with, from the same run. */
  ratio: number | null;
}

export type Report = (name: string, value: number, unit: string, compared?: { vs: string; ratio: number }) => void;

export const print: Report = (name, value, unit, compared) => {
  const figure: Figure = {
    name,
    value: rounded(value),
    unit,
    vs: compared?.vs ?? null,
    ratio: compared ? rounded(compared.ratio) : null,
  };
  process.stdout.write(`${JSON.stringify(figure)}\n`);
};

/** Three significant digits, and whole numbers whole: no run is more precise. */
function rounded(value: number): number {
  return Math.abs(value) >= 1000 ? Math.round(value) : Number(value.toPrecision(3));
}
