import type { ExtraHeader } from "./requestSettings.ts";

interface Props {
  headers: readonly ExtraHeader[];
  onChange: (headers: readonly ExtraHeader[]) => void;
}

/** Session variables, one row each. */
export function HeaderRows({ headers, onChange }: Props) {
  const change = (index: number, part: Partial<ExtraHeader>) => {
    const before = headers[index]!;
    const after = { ...before, ...part };
    if (after.name !== before.name || after.value !== before.value) onChange(headers.with(index, after));
  };
  return (
    <fieldset>
      <legend>Headers</legend>
      {headers.map((header, index) => (
        // A row has no identity but its place. Fields keep their own text until they lose focus.
        // oxlint-disable-next-line react/no-array-index-key
        <div className="header-row" key={`${index} of ${headers.length}`}>
          <input
            aria-label="Header name"
            autoCapitalize="off"
            defaultValue={header.name}
            onBlur={(event) => change(index, { name: event.target.value })}
            spellCheck={false}
          />
          <input
            aria-label={`Value of ${header.name || "the header"}`}
            autoCapitalize="off"
            defaultValue={header.value}
            onBlur={(event) => change(index, { value: event.target.value })}
            placeholder="value"
            spellCheck={false}
          />
          <button
            aria-label={`Remove ${header.name || "the header"}`}
            onClick={() => onChange(headers.toSpliced(index, 1))}
            type="button"
          >
            ×
          </button>
        </div>
      ))}
    </fieldset>
  );
}
