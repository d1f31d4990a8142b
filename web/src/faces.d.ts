declare module "virtual:card-faces" {
  /** Addresses of the pictures of court cards, by number of colours and card. */
  const faces: Record<"2" | "4", Record<string, string>>;
  export default faces;
}
