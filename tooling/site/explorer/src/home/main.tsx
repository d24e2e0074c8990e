import { show } from "../frame.tsx";
import { Home } from "./home.tsx";

show("./", "URLs, exactly", <Home />);
