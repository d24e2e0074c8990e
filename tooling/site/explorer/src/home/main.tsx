import { render } from "preact";
import { Frame } from "../frame.tsx";
import { Home } from "./home.tsx";

const root = document.getElementById("home");
if (root !== null)
  render(
    <Frame root="./">
      <Home />
    </Frame>,
    root,
  );
