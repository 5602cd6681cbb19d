// Wires the page up.

document.getElementById("table").textContent = location.pathname;
