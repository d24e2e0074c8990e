export const a = 1;
export const finger = { name: "x-finger" };
