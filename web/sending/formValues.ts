/** An element that a person fills in. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What inputs hold: text, or whether a box is ticked. */
export type Values<Inputs> = Record<keyof Inputs, string | boolean>;

/** The values of a form by the names of its inputs, also of those that are not on screen. */
export interface FormValues<Inputs extends Values<Inputs>> {
  get: () => Inputs;
  /** Reads the elements first: a password manager fills them without a word. */
  read: () => Inputs;
  set: <Name extends keyof Inputs>(name: Name, value: Inputs[Name]) => void;
  /** Empties the inputs that still hold what was sent. What was changed meanwhile stays. */
  clear: (sent: Partial<Inputs>) => void;
  /** For an element's `ref`; the same function for a name each time. */
  refOf: (name: keyof Inputs) => (control: Control | null) => void;
  /** Of these inputs the one that comes first on the page. */
  firstOf: (names: readonly (keyof Inputs)[]) => Control | undefined;
  subscribe: (listener: () => void) => () => void;
}

const isBox = (control: Control): control is HTMLInputElement => control.type === "checkbox";

const contentOf = (control: Control) => (isBox(control) ? control.checked : control.value);

function fill(control: Control, value: string | boolean): void {
  if (contentOf(control) === value) return;
  if (isBox(control)) control.checked = value === true;
  else control.value = String(value);
}

/** The elements keep what is typed, so that a key costs no rendering; this knows it for those who ask. */
export function formValues<Inputs extends Values<Inputs>>(initial: Inputs): FormValues<Inputs> {
  let values = initial;
  const controls = new Map<keyof Inputs, Control>();
  const refs = new Map<keyof Inputs, (control: Control | null) => void>();
  const listeners = new Set<() => void>();

  const keep = (name: keyof Inputs, value: string | boolean): void => {
    if (values[name] === value) return;
    values = { ...values, [name]: value };
    for (const listener of listeners) listener();
  };
  const readOne = (name: keyof Inputs): void => {
    const control = controls.get(name);
    if (control) keep(name, contentOf(control));
  };

  const read = (): Inputs => {
    for (const name of controls.keys()) readOne(name);
    return values;
  };
  const set = <Name extends keyof Inputs>(name: Name, value: Inputs[Name]): void => {
    const control = controls.get(name);
    if (control) fill(control, value);
    keep(name, value);
  };

  return {
    get: () => values,
    read,
    set,
    clear: (sent) => {
      const now = read();
      for (const name of Object.keys(sent) as (keyof Inputs)[])
        if (now[name] === sent[name]) set(name, (typeof now[name] === "boolean" ? false : "") as Inputs[typeof name]);
    },
    refOf: (name) => {
      const known = refs.get(name);
      if (known) return known;
      const ref = (control: Control | null) => {
        if (control) {
          fill(control, values[name]);
          controls.set(name, control);
        } else {
          readOne(name);
          controls.delete(name);
        }
      };
      refs.set(name, ref);
      return ref;
    },
    firstOf: (names) =>
      names
        .flatMap((name) => controls.get(name) ?? [])
        .reduce<Control | undefined>(
          (first, control) =>
            first && first.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING ? first : control,
          undefined,
        ),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
