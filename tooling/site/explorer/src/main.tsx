import { App } from "./app.tsx";
import { show } from "./frame.tsx";

show("../", "Explorer", <App />);
