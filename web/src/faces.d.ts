declare module "virtual:card-faces" {
  /** URLs of the court pictures, by number of colours and card. */
  const faces: Record<"2" | "4", Record<string, string>>;
  export default faces;
}
