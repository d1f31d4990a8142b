/**
 * Checked reading of the browser's storage, which may be damaged or from another build. A reader checks a value and
 * returns undefined if it is unusable; the caller then uses a default.
 */

/** The prefix of all storage keys of this client. */
export const KEYS = "virado-";

export type Reader<T> = (value: unknown) => T | undefined;

/** Return a reader of texts of at most `most` characters. */
export function text(most: number): Reader<string> {
  return (value) => (typeof value === "string" && [...value].length <= most ? value : undefined);
}

export const flag: Reader<boolean> = (value) => (typeof value === "boolean" ? value : undefined);

/** Return a reader of numbers between two bounds, inclusive. */
export function numberBetween(least: number, most: number): Reader<number> {
  return (value) => (typeof value === "number" && value >= least && value <= most ? value : undefined);
}

export function oneOf<const T>(list: readonly T[]): Reader<T> {
  return (value) => list.find((each) => each === value);
}

/** Return a reader of lists; it rejects a list with an unreadable element. */
export function listOf<T>(part: Reader<T>): Reader<T[]> {
  return (value) => {
    if (!Array.isArray(value)) return undefined;
    const parts = value.map(part).filter((each) => each !== undefined);
    return parts.length === value.length ? parts : undefined;
  };
}

/** Return a reader of values by name; unreadable ones are left out. */
export function byName<T>(part: Reader<T>): Reader<Record<string, T>> {
  return (value) => {
    const found = fieldsOf(value);
    return (
      found &&
      Object.fromEntries(
        Object.entries(found).flatMap(([name, each]) => {
          const read = part(each);
          return read === undefined ? [] : [[name, read] as const];
        }),
      )
    );
  };
}

/** Return the fields of an object; undefined for any other value. */
export function fieldsOf(value: unknown): Record<string, unknown> | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : undefined;
}

export type Readers<T> = { readonly [K in keyof T]: Reader<T[K]> };

/**
 * Return a reader of objects with these fields; an unreadable field gets its default, and other fields are left
 * out.
 */
export function withFields<T extends object>(readers: Readers<T>, otherwise: T): (value: unknown) => T {
  return (value) => {
    const found = fieldsOf(value) ?? {};
    const read = { ...otherwise };
    for (const name in readers) {
      const field = readers[name](found[name]);
      if (field !== undefined) read[name] = field;
    }
    return read;
  };
}

/** Return a reader of objects that requires all of these fields to be readable. */
export function strictObject<T extends object>(readers: Readers<T>): Reader<T> {
  return (value) => {
    const found = fieldsOf(value);
    if (!found) return undefined;
    const read: Partial<T> = {};
    for (const name in readers) {
      const field = readers[name](found[name]);
      if (field === undefined) return undefined;
      read[name] = field;
    }
    return isWhole(read, readers) ? read : undefined;
  };
}

function isWhole<T extends object>(read: Partial<T>, readers: Readers<T>): read is T {
  return Object.keys(readers).every((name) => name in read);
}

/** Return the value of a JSON text; undefined if it is invalid. */
export function parseJson(json: string | null): unknown {
  try {
    return json === null ? undefined : JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Return the stored value of a key; undefined if there is none or the browser allows no storage. */
export function readStored(key: string): unknown {
  try {
    return parseJson(localStorage.getItem(key));
  } catch {
    return undefined;
  }
}

/** Store a value. Return false if the browser does not allow it. */
export function keep(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Remove a stored value. */
export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // storage is not available
  }
}
