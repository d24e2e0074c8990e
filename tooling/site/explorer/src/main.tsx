import { render } from "preact";
import { App } from "./app.tsx";
import { Frame } from "./frame.tsx";

const root = document.getElementById("explorer");
if (root !== null)
  render(
    <Frame root="../">
      <App />
    </Frame>,
    root,
  );
